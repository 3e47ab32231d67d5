import {
  domainPassword,
  field,
  fillIn,
  heading,
  next,
  openQuestionnaire,
  questionnaire,
  someFirm,
  submissionsOf,
  toStep,
} from "../support/questionnaire.ts";
import { expect, test } from "../support/site-test.ts";

const sent = "Form submitted successfully! We'll be in touch soon.";

test("a reload at any step keeps the step and all that was typed, but the password", async ({
  page,
}) => {
  test.slow();
  await openQuestionnaire(page);
  for (const [i, fill] of fillIn.entries()) {
    await fill(page, "Harker Roofing");
    await page.reload();
    await expect(page.getByText("Saved on this device", { exact: true })).toBeVisible();
    await expect(heading(page, i + 1)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(domainPassword);
    if (i < 3) await next(page);
  }
  const review = page.getByRole("region", { name: "What we will receive" });
  await expect(review.getByRole("term")).toHaveCount(22);
  await expect(review.getByText("Password")).toBeHidden();
  await expect(field(page, "Search Engine Optimization (SEO)")).toBeChecked();
  await expect(field(page, "Timeline")).toHaveValue("Before winter");
  await page.goto(questionnaire);
  await expect(field(page, "Existing domain")).toHaveValue("harker-roofing.example");
  await expect(field(page, "Password")).toHaveValue("");
});

test("a closed tab loses nothing", async ({ page, context }) => {
  await openQuestionnaire(page);
  await field(page, "Company name").fill("Harker Roofing");
  await page.close();
  const again = await context.newPage();
  await openQuestionnaire(again);
  await expect(field(again, "Company name")).toHaveValue("Harker Roofing");
});

test("clearing empties the form and the device, and can be undone", async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem("onboarding-draft"));
  await openQuestionnaire(page);
  await expect(page.getByRole("button", { name: "Clear the form" })).toBeHidden();
  await fillIn[0](page, "Harker Roofing");
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(page.getByRole("status").getByText("The form is cleared.")).toBeVisible();
  await expect(field(page, "Company name")).toHaveValue("");
  expect(await kept()).toBeNull();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field(page, "Company name")).toHaveValue("Harker Roofing");
  await expect(field(page, "Password")).toHaveValue(domainPassword);
  expect(await kept()).toContain("Harker Roofing");

  await page.getByRole("button", { name: "Clear the form" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await expect(field(page, "Company name")).toHaveValue("");
});

test("what is stored is ignored when it is broken or someone else's", async ({ page }) => {
  for (const text of ["{", '{"version":99,"answers":{"company_name":["Old"]}}', "null"]) {
    await page.addInitScript((stored) => {
      localStorage.setItem("onboarding-draft", stored);
    }, text);
    await openQuestionnaire(page);
    await expect(field(page, "Company name")).toHaveValue("");
    await expect(page.getByText("Saved on this device", { exact: true })).toBeHidden();
  }
});

test("a browser that keeps nothing sends the form all the same", async ({ page, owner }) => {
  const firm = someFirm();
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await openQuestionnaire(page);
  await field(page, "Company name").fill(firm);
  await expect(page.getByText("Saved on this device", { exact: true })).toBeHidden();
  await toStep(page, 4);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect(await submissionsOf(owner, firm)).toHaveLength(1);
});

test("two tabs show one draft, and the newer edit wins", async ({ page, context }) => {
  const other = await context.newPage();
  await openQuestionnaire(page);
  await openQuestionnaire(other);
  await field(page, "Company name").fill("Harker Roofing");
  await expect(field(other, "Company name")).toHaveValue("Harker Roofing");
  // Playwright gives every page the focus; a person leaves a tab to type in another.
  await field(page, "Company name").blur();
  await field(other, "We have one ready").check();
  await field(other, "Password").fill(domainPassword);
  await field(other, "Company name").fill("Harker & Daughters");
  await expect(field(page, "Company name")).toHaveValue("Harker & Daughters");
  await expect(field(page, "We have one ready")).toBeChecked();
  await expect(field(page, "Password")).toHaveValue("");
  await expect(field(other, "Password")).toHaveValue(domainPassword);
});

test("what one tab saves does not disturb what is being typed in another", async ({
  page,
  context,
}) => {
  await openQuestionnaire(page);
  await field(page, "Company name").focus();
  await page.keyboard.type("Hark");
  // Both pages have the focus, as in two windows typed in at the same time.
  const other = await context.newPage();
  await openQuestionnaire(other);
  await field(other, "Company name").fill("Someone Else");
  await next(other);
  await field(other, "Owner name").fill("Jo Harker");
  await expect(field(page, "Owner name")).toHaveValue("Jo Harker");
  await expect(field(page, "Company name")).toHaveValue("Hark");
  await page.keyboard.type("er Roofing");
  await expect(field(page, "Company name")).toHaveValue("Harker Roofing");
  await expect(field(other, "Company name")).toHaveValue("Harker Roofing");
});

test("what one tab sends is not sent again from another", async ({ page, context, owner }) => {
  const firm = someFirm();
  const other = await context.newPage();
  await openQuestionnaire(page);
  await openQuestionnaire(other);
  await field(page, "Company name").fill(firm);
  await expect(field(other, "Company name")).toHaveValue(firm);
  await toStep(page, 4);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(field(other, "Company name")).toHaveValue("");
  expect(await submissionsOf(owner, firm)).toHaveLength(1);
});
