import { type BrokenFunctionSite, startBrokenFunctionSite } from "../support/broken-function.ts";
import {
  domainPassword,
  field,
  fillIn,
  next,
  openQuestionnaire,
  questionnaire,
  someFirm,
  stepTitles,
  submissionsOf,
  toStep,
} from "../support/questionnaire.ts";
import { address } from "../support/site.ts";
import { test as base, expect } from "../support/site-test.ts";

const sent = "Form submitted successfully! We'll be in touch soon.";
const failed = "Failed to submit form. Please try again.";

const test = base.extend<{ brokenFunctionSite: BrokenFunctionSite }>({
  brokenFunctionSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => {
      const site = await startBrokenFunctionSite(address);
      await use(site);
      await site.stop();
    },
    { timeout: 120_000 },
  ],
});

test("pressing Submit twice makes one submission", async ({ page, owner }) => {
  const firm = someFirm();
  await openQuestionnaire(page);
  await field(page, "Company name").fill(firm);
  await toStep(page, 4);
  await page.getByRole("button", { name: "Submit" }).dblclick();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await submissionsOf(owner, firm)).toHaveLength(1);
});

test("while the form is being sent it says so and cannot be sent again", async ({
  page,
  owner,
}) => {
  const firm = someFirm();
  const line = heldLine();
  let posts = 0;
  await page.route(`**${questionnaire}.data*`, async (route) => {
    posts++;
    await line.free;
    await route.continue();
  });
  await openQuestionnaire(page);
  await field(page, "Company name").fill(firm);
  await toStep(page, 4);
  await page.getByRole("button", { name: "Submit" }).click();
  const busy = page.getByRole("button", { name: "Submitting…" });
  await expect(busy).toBeDisabled();
  await expect(page.getByRole("region", { name: "What we are sending" })).toContainText(firm);
  await busy.click({ force: true });
  line.release();
  await expect(page.getByText(sent)).toBeVisible();
  expect(posts).toBe(1);
  expect(await submissionsOf(owner, firm)).toHaveLength(1);
});

test("on a dead line the form says so, keeps everything and can be sent later", async ({
  page,
  context,
  owner,
  noticed,
}) => {
  test.slow();
  noticed.tolerate(/ERR_INTERNET_DISCONNECTED|could not be submitted/);
  const firm = someFirm();
  await openQuestionnaire(page);
  for (const [i, fill] of fillIn.entries()) {
    await fill(page, firm);
    if (i < 3) await next(page);
  }
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toHaveText(failed);
  await expect(field(page, "Timeline")).toHaveValue("Before winter");
  expect(await submissionsOf(owner, firm)).toEqual([]);

  await context.setOffline(false);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  const [row, ...others] = await submissionsOf(owner, firm);
  expect(others).toEqual([]);
  expect(row?.domain_password).toMatch(/^enc:/);
});

test("an answer lost on the way back does not make a second submission", async ({
  page,
  owner,
  noticed,
}) => {
  noticed.tolerate(/ERR_FAILED|could not be submitted/);
  const firm = someFirm();
  await page.route(
    `**${questionnaire}.data*`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await openQuestionnaire(page);
  await field(page, "Company name").fill(firm);
  await toStep(page, 4);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toHaveText(failed);
  await page.reload();
  await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await submissionsOf(owner, firm)).toHaveLength(1);
});

test("the next submission after a success is a new one", async ({ page, owner }) => {
  const firm = someFirm();
  await openQuestionnaire(page);
  for (const timeline of ["first", "second"]) {
    await field(page, "Company name").fill(firm);
    await toStep(page, 4);
    await field(page, "Timeline").fill(timeline);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText(sent)).toBeVisible();
  }
  const rows = await submissionsOf(owner, firm);
  expect(rows.map(({ timeline }) => timeline).sort()).toEqual(["first", "second"]);
});

test("a function that fails is a failed submission; sent again, it is still one", async ({
  page,
  owner,
  brokenFunctionSite: { site, mend },
  noticed,
}) => {
  noticed.tolerate(/503|was refused/);
  const firm = someFirm();
  await openQuestionnaire(page, site.address);
  await field(page, "Company name").fill(firm);
  await toStep(page, 4);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert")).toHaveText(failed);
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  mend();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await submissionsOf(owner, firm)).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ noticed }) => noticed.tolerate(/^csp /));

  test("it is one long form that can be sent", async ({ page, owner }) => {
    const firm = someFirm();
    await page.goto(questionnaire);
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    await expect(headings).toHaveText([...stepTitles]);
    for (const name of ["Previous", "Next"])
      await expect(page.getByText(name, { exact: true }).first()).toBeHidden();
    await expect(field(page, "Requested domain")).toBeHidden();
    for (const fill of fillIn) await fill(page, firm);
    await field(page, "Timeline").press("Enter");
    await expect(page).toHaveURL(questionnaire);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL(`${questionnaire}?sent=1`);
    await expect(page.getByText(sent)).toBeVisible();
    await expect(field(page, "Company name")).toHaveValue("");
    await page.reload();
    expect(await submissionsOf(owner, firm)).toHaveLength(1);
  });

  test("a failure says so and keeps everything but the password", async ({
    page,
    awaySite,
    noticed,
  }) => {
    noticed.tolerate(/503/);
    const firm = someFirm();
    await page.goto(awaySite.address + questionnaire);
    for (const fill of fillIn) await fill(page, firm);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("alert")).toHaveText(failed);
    await expect(field(page, "Company name")).toHaveValue(firm);
    await expect(field(page, "Address")).toHaveValue("1 Ropery Lane\nStockton-on-Tees");
    await expect(field(page, "We have one ready")).toBeChecked();
    await expect(field(page, "Search Engine Optimization (SEO)")).toBeChecked();
    await expect(field(page, "Password")).toHaveValue("");
    await expect(field(page, "Password")).toHaveAccessibleDescription(/type the password again/);
    expect(await page.content()).not.toContain(domainPassword);
  });

  test("a field that is too long is marked, and nothing typed is lost", async ({
    page,
    noticed,
  }) => {
    noticed.tolerate(/422/);
    await page.goto(questionnaire);
    await field(page, "Company name").fill("x".repeat(301));
    await field(page, "Timeline").fill("Before winter");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(field(page, "Company name")).toHaveAccessibleDescription(/keep this to 300/);
    await expect(field(page, "Company name")).toHaveValue("x".repeat(301));
    await expect(field(page, "Timeline")).toHaveValue("Before winter");
  });
});

test("a phone that has not loaded the script yet moves between steps and sends", async ({
  page,
  owner,
  noticed,
}) => {
  noticed.tolerate(/ERR_FAILED/);
  const firm = someFirm();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(questionnaire);
  await field(page, "Company name").fill(firm);
  await expect(page.getByRole("heading", { level: 2, name: "Business Details" })).toBeHidden();
  for (const title of ["Business Details", "Project Overview", "Services & Budget"]) {
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Project Overview" })).toBeVisible();
  await page.goForward();
  await field(page, "Timeline").fill("Before winter");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await submissionsOf(owner, firm)).toEqual([
    expect.objectContaining({ timeline: "Before winter" }),
  ]);
});

test("what is typed before the script is there is kept when it comes", async ({ page }) => {
  const line = heldLine();
  await page.route("**/assets/*.js", async (route) => {
    await line.free;
    await route.continue();
  });
  await page.goto(questionnaire, { waitUntil: "commit" });
  await field(page, "Company name").fill("Harker Roofing");
  await page.getByText("We have one ready").click();
  line.release();
  await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
  await expect(field(page, "Company name")).toHaveValue("Harker Roofing");
  await expect(field(page, "We have one ready")).toBeChecked();
});

/** A connection that carries nothing until it is let go. */
function heldLine() {
  let release = () => {};
  const free = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { free, release: () => release() };
}
