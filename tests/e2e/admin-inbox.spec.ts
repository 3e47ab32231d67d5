import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect } from "../support/admin-test.ts";
import { type OwnerClient, ownerClient, serviceClient } from "../support/owner-client.ts";
import { address } from "../support/site.ts";

const test = base.extend<object, { owner: OwnerClient; service: OwnerClient }>({
  owner: [async ({ browserName: _ }, use) => use(await ownerClient(address)), { scope: "worker" }],
  service: [
    async ({ browserName: _ }, use) => use(await serviceClient(address)),
    { scope: "worker" },
  ],
});

async function plantSubmission(owner: OwnerClient, fields: object = {}) {
  const id = crypto.randomUUID();
  const company_name = `Inbox Test ${id.slice(0, 8)}`;
  const { error } = await owner.from("onboarding_submissions").insert({
    id,
    company_name,
    contact_person: "Pat Reed",
    email: "pat@inbox.example",
    ...fields,
  });
  if (error) throw error;
  return { id, company_name };
}

test("a submission is found, read in the specified sections and worked on", async ({
  adminPage: page,
  owner,
}) => {
  const { company_name } = await plantSubmission(owner, {
    domain_status: "ready",
    existing_domain: "inbox.example",
    sell_products: true,
    product_count: 12,
    payment_gateways: ["Stripe", "Cash"],
    services: ["Website Design", "Email Marketing"],
    documents_url: "https://files.inbox.example/plans",
    additional_info: "Ring after four",
  });
  await page.goto("/admin/onboarding");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Web Design Onboarding Submissions",
  );
  await expect(page.getByRole("columnheader")).toHaveText([
    /Company Name/,
    /Contact Person/,
    /Email/,
    /Domain Status/,
    /Submitted At/,
    /Status/,
  ]);
  await page.keyboard.press("/");
  await page.keyboard.type(company_name);
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ hasText: company_name });
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4}/);
  await row.getByRole("link", { name: company_name }).click();

  await expect(page.getByRole("heading", { level: 2 })).toContainText([
    "Company Information",
    "Contact Details",
    "Domain Information",
    "Project Details",
    "E-commerce Details",
    "Project Requirements",
    "Additional information",
  ]);
  const main = page.getByRole("main");
  await expect(main).toContainText("Stripe, Cash");
  await expect(main).toContainText("Website Design, Email Marketing");
  const documents = page.getByRole("link", { name: "View Documents" });
  await expect(documents).toHaveAttribute("target", "_blank");
  await expect(documents).toHaveAttribute("href", "https://files.inbox.example/plans");

  await page.getByLabel("Status").selectOption("In progress");
  await page.getByLabel("Notes").fill("Rang, no answer");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Notes")).toHaveValue("Rang, no answer");
  await expect(page.getByLabel("Status")).toHaveValue("in_progress");
});

test("a deleted submission is gone from the list until the deletion is undone", async ({
  adminPage: page,
  owner,
}) => {
  const { id, company_name } = await plantSubmission(owner);
  await page.goto(`/admin/onboarding/${id}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL("/admin/onboarding");
  await expect(page.getByRole("link", { name: company_name })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: company_name })).toBeVisible();
});

test("a submission that does not exist says so", async ({ adminPage: page }) => {
  for (const id of [crypto.randomUUID(), "not-an-id"]) {
    await page.goto(`/admin/onboarding/${id}`);
    await expect(page.getByText("Submission not found")).toBeVisible();
  }
});

test("what a stranger typed is shown harmlessly", async ({ adminPage: page, owner }) => {
  const { id } = await plantSubmission(owner, {
    contact_person: "<img src=x onerror=alert(1)>",
    documents_url: "javascript:alert(1)",
  });
  page.on("dialog", () => expect.soft("a dialog").toBe("not opened"));
  await page.goto(`/admin/onboarding/${id}`);
  await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect(page.getByRole("link", { name: "View Documents" })).toBeHidden();
});

test("the list is exported as a spreadsheet that runs no formula", async ({
  adminPage: page,
  owner,
}) => {
  const { company_name } = await plantSubmission(owner, { contact_person: "=HYPERLINK(1)" });
  await page.goto(`/admin/onboarding?q=${encodeURIComponent(company_name)}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain(company_name);
  expect(csv).not.toMatch(/(^|,)"?=HYPERLINK/m);
});

test("what has just arrived is on the dashboard, one press away", async ({
  adminPage: page,
  owner,
}) => {
  const { id, company_name } = await plantSubmission(owner);
  await page.goto("/admin");
  await page.getByRole("link", { name: company_name }).click();
  await expect(page).toHaveURL(`/admin/onboarding/${id}`);
});

test("a message is read, answered by mail and marked done", async ({ adminPage: page, owner }) => {
  const name = `Kim ${crypto.randomUUID().slice(0, 8)}`;
  const { error } = await owner.from("contact_messages").insert({
    name,
    email: "kim@inbox.example",
    service: "web-design",
    message: "Can you ring me about a new site?",
  });
  expect(error).toBeNull();
  await page.goto("/admin/messages");
  await page.getByRole("link", { name }).click();
  await expect(page.getByText("Can you ring me about a new site?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Reply by mail" })).toHaveAttribute(
    "href",
    /^mailto:kim%40inbox\.example\?subject=/,
  );
  await page.getByLabel("Status").selectOption("Done");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto("/admin/messages?status=done");
  await expect(page.getByRole("link", { name })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the inbox is accessible and fits a phone in the ${colorScheme} scheme`, async ({
    adminPage: page,
    owner,
  }) => {
    const { id } = await plantSubmission(owner);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of ["/admin/onboarding", `/admin/onboarding/${id}`, "/admin/messages"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test("what did not arrive is on the dashboard, says why, and can be tried again or dismissed", async ({
  adminPage: page,
  service,
}) => {
  const { id, company_name } = await plantSubmission(service);
  const reason = "The CRM answers 401: this token is not valid";
  const job = {
    kind: "ghl.onboarding",
    idempotency_key: `ghl:${id}`,
    payload: { submission_id: id },
    ...{ outcome: "failed", done_at: new Date().toISOString(), attempts: 1, last_error: reason },
  };
  const { error } = await service.from("outbox").upsert(job, { onConflict: "idempotency_key" });
  expect(error).toBeNull();

  await page.goto("/admin");
  await page.getByRole("link", { name: /Undelivered/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Undelivered");
  const row = page.getByRole("row").filter({ hasText: company_name });
  await expect(row).toContainText("Forward to the CRM");
  await expect(row).toContainText("Given up");
  await expect(row).toContainText(reason);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await row.getByRole("button", { name: `Dismiss: ${company_name}` }).click();
  await expect(page.getByText("Dismissed")).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/onboarding/${id}`);
  await expect(page.getByText("Given up, seen")).toBeVisible();

  await service.from("outbox").update({ outcome: "failed" }).eq("idempotency_key", `ghl:${id}`);
  await page.goto("/admin/deliveries");
  await expect(row).toBeVisible();
  await service.from("outbox").update({ outcome: "delivered" }).eq("idempotency_key", `ghl:${id}`);
  await row.getByRole("button", { name: `Dismiss: ${company_name}` }).click();
  await expect(page.getByText("It has arrived meanwhile")).toBeVisible();

  await service.from("outbox").update({ outcome: "failed" }).eq("idempotency_key", `ghl:${id}`);
  await page.goto("/admin/deliveries");
  await row.getByRole("button", { name: `Try again: ${company_name}` }).click();
  await expect(page.getByText("It is being tried again")).toBeVisible();
  await expect(row).toHaveCount(0);
});
