import AxeBuilder from "@axe-core/playwright";
import {
  domainPassword,
  field,
  fillIn,
  heading,
  next,
  openQuestionnaire,
  someFirm,
  stepTitles,
  storedAnswers,
  submissionsOf,
  toStep,
} from "../support/questionnaire.ts";
import { expect, test } from "../support/site-test.ts";

const sent = "Form submitted successfully! We'll be in touch soon.";

test("everything typed in the four steps arrives, and the form starts again", async ({
  page,
  owner,
}) => {
  test.slow();
  const firm = someFirm();
  await openQuestionnaire(page);
  for (const [i, fill] of fillIn.entries()) {
    await expect(heading(page, i + 1)).toBeVisible();
    await fill(page, firm);
    if (i < 3) await next(page);
  }
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.locator(":focus")).toHaveText(sent);
  await expect(heading(page, 1)).toBeVisible();
  await expect(field(page, "Company name")).toHaveValue("");
  await expect(field(page, "We have one ready")).not.toBeChecked();

  const rows = await submissionsOf(owner, firm);
  expect(rows).toEqual([expect.objectContaining(storedAnswers)]);
  expect(JSON.stringify(rows)).not.toContain(domainPassword);

  await toStep(page, 4);
  await expect(page.getByText("Nothing is filled in yet.")).toBeVisible();
  await expect(field(page, "Website Design")).not.toBeChecked();
});

test("the steps have their titles, four dots and buttons, and nothing blocks", async ({ page }) => {
  await openQuestionnaire(page);
  const dots = page.getByRole("list", { name: "Progress" }).getByRole("link");
  await expect(dots).toHaveCount(4);
  for (const [i, title] of stepTitles.entries()) {
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([title]);
    const dot = page.getByRole("link", { name: `Step ${i + 1} of 4: ${title}` });
    await expect(dot).toHaveAttribute("aria-current", "step");
    await expect(page.locator("[aria-current=step]")).toHaveCount(1);
    const submit = page.getByRole("button", { name: "Submit" });
    if (i < 3) await expect(submit).toBeHidden();
    else await expect(submit).toBeVisible();
    if (i < 3) await next(page);
  }
  await expect(page.getByRole("button", { name: "Next" })).toBeHidden();
  for (const step of [3, 2, 1]) {
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(heading(page, step)).toBeFocused();
  }
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
});

test("an address that is no address is pointed out and taken all the same", async ({
  page,
  owner,
}) => {
  const firm = someFirm();
  await openQuestionnaire(page);
  await field(page, "Company name").fill(firm);
  await next(page);
  await field(page, "Email").fill("jo at harker");
  await field(page, "Phone").fill("ask Jo");
  await expect(page.getByText("This does not look like a whole email address yet.")).toBeVisible();
  await next(page);
  await field(page, "Documents URL").fill("files.harker.example/photos");
  await next(page);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await submissionsOf(owner, firm)).toEqual([
    expect.objectContaining({
      email: "jo at harker",
      phone: "ask Jo",
      documents_url: "https://files.harker.example/photos",
      domain_status: null,
      sell_products: false,
      services: [],
    }),
  ]);
});

test("fields come up with the answers that ask for them, and only those are sent", async ({
  page,
  owner,
}) => {
  const firm = someFirm();
  await openQuestionnaire(page);
  await field(page, "Company name").fill(firm);
  const requested = field(page, "Requested domain");
  const owned = ["Existing domain", "Domain provider", "Username", "Password"].map((label) =>
    field(page, label),
  );
  await expect(requested).toBeHidden();
  for (const control of owned) await expect(control).toBeHidden();

  await field(page, "Buy one for us").check();
  await requested.fill("harker.example");
  await field(page, "We have one ready").check();
  await expect(requested).toBeHidden();
  for (const control of owned) await control.fill("left behind");
  await field(page, "Decide later").check();
  await expect(requested).toBeHidden();
  for (const control of owned) await expect(control).toBeHidden();

  await toStep(page, 3);
  await expect(field(page, "Product count")).toBeHidden();
  await field(page, "Yes").check();
  await field(page, "Product count").fill("3");
  await field(page, "Inventory structure").fill("left behind");
  await field(page, "No").check();
  await expect(field(page, "Product count")).toBeHidden();
  await expect(field(page, "Inventory structure")).toBeHidden();

  await next(page);
  await expect(page.getByText("left behind")).toBeHidden();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await submissionsOf(owner, firm)).toEqual([
    expect.objectContaining({
      domain_status: "later",
      requested_domain: null,
      existing_domain: null,
      domain_password: null,
      sell_products: false,
      product_count: null,
      inventory_structure: null,
    }),
  ]);
});

test("the last step shows what is sent, and of the password only that there is one", async ({
  page,
}) => {
  await openQuestionnaire(page);
  await fillIn[0](page, "Harker Roofing");
  await toStep(page, 4);
  const review = page.getByRole("region", { name: "What we will receive" });
  await expect(review.getByRole("term")).toHaveText([
    "Company name",
    "Domain status",
    "Existing domain",
    "Domain provider",
    "Username",
    "Password",
  ]);
  await expect(review.getByText("a password", { exact: true })).toBeVisible();
  await field(page, "Social Media Management").check();
  await expect(review.getByText("Social Media Management")).toBeVisible();
  await review.getByRole("link", { name: "Add one in step 2" }).click();
  await expect(heading(page, 2)).toBeFocused();
  await field(page, "Phone").fill("07700 900144");
  await toStepFrom(page, 2);
  await expect(review.getByText("could not reply")).toBeHidden();
});

test("a field that is too long is named, its step opened, and nothing typed is lost", async ({
  page,
  owner,
  noticed,
}) => {
  noticed.tolerate(/422/);
  const firm = someFirm();
  await openQuestionnaire(page);
  await field(page, "Company name").fill(firm);
  await next(page);
  await field(page, "Owner name").fill("Jo ".repeat(200));
  await toStepFrom(page, 2);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(heading(page, 2)).toBeVisible();
  await expect(field(page, "Owner name")).toBeFocused();
  await expect(field(page, "Owner name")).toHaveAccessibleDescription(/keep this to 300/);
  await expect(page.getByRole("alert")).toContainText("Everything you typed is still here");
  expect(await submissionsOf(owner, firm)).toEqual([]);

  await field(page, "Owner name").fill("Jo Harker");
  await expect(page.getByRole("alert")).toBeHidden();
  await toStepFrom(page, 2);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await submissionsOf(owner, firm)).toHaveLength(1);
});

test("Back goes a step back and then to where the visitor came from", async ({ page }) => {
  await page.goto("/services/web-design");
  await openQuestionnaire(page);
  await field(page, "Company name").fill("Harker Roofing");
  await toStep(page, 3);
  await expect(page).toHaveURL(/#step-3$/);
  await page.goBack();
  await expect(heading(page, 2)).toBeFocused();
  await page.goForward();
  await expect(heading(page, 3)).toBeFocused();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(heading(page, 2)).toBeFocused();
  await page.goBack();
  await expect(heading(page, 1)).toBeFocused();
  await expect(field(page, "Company name")).toHaveValue("Harker Roofing");
  await page.goBack();
  await expect(page).toHaveURL("/services/web-design");
});

test("the whole form can be filled in and sent with the keyboard alone", async ({
  page,
  owner,
}) => {
  const firm = someFirm();
  await openQuestionnaire(page);
  await field(page, "Company name").focus();
  await page.keyboard.type(firm);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(field(page, "Buy one for us")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.type("harker.example");
  await page.keyboard.press("Enter");
  await expect(heading(page, 2)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Jo Harker");
  await page.keyboard.press("Enter");
  await expect(heading(page, 3)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Roofs,");
  await page.keyboard.press("Enter");
  await page.keyboard.type("walls");
  await field(page, "Documents URL").focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, 4)).toBeFocused();
  await field(page, "Timeline").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(sent)).toBeHidden();
  expect(await submissionsOf(owner, firm)).toEqual([]);
  await page.getByRole("button", { name: "Submit" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(sent)).toBeVisible();
  expect(await submissionsOf(owner, firm)).toEqual([
    expect.objectContaining({
      requested_domain: "harker.example",
      owner_name: "Jo Harker",
      project_description: "Roofs,\nwalls",
    }),
  ]);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`every step is accessible and fits a narrow phone, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await openQuestionnaire(page);
    for (const [i, fill] of fillIn.entries()) {
      await fill(page, "Harker Roofing and Guttering of Stockton-on-Tees Limited");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBe(0);
      if (i < 3) await next(page);
    }
  });
}

async function toStepFrom(page: Parameters<typeof next>[0], from: number) {
  for (let step = from; step < 4; step++) {
    await next(page);
    await expect(heading(page, step + 1)).toBeFocused();
  }
}
