import type { Locator, Page } from "@playwright/test";
import { contact } from "#content/contact.ts";
import type { OwnerClient } from "../support/owner-client.ts";
import { awayBackend, startSite } from "../support/servers.ts";
import { expect, test } from "../support/site-test.ts";

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a message is sent, acknowledged once and in the inbox", async ({ page, owner }) => {
      const email = `${crypto.randomUUID()}@example.test`;
      await page.goto("/contact");
      const form = messageForm(page);
      await fill(form, { name: "Ann O’Hara", email, message: "A leak.\nSince <b>Monday</b>." });
      await form.service.selectOption({ label: "CRM integration" });
      await form.send.click();
      await expect(page.getByRole("heading", { name: contact.sent.title })).toBeInViewport();
      await page.reload();
      await expect(page.getByRole("heading", { name: contact.sent.title })).toBeVisible();
      expect(await messagesFrom(owner, email)).toEqual([
        {
          name: "Ann O’Hara",
          email,
          service: "crm",
          message: "A leak.\nSince <b>Monday</b>.",
        },
      ]);
      await page.getByRole("link", { name: contact.sent.again }).click();
      await expect(messageForm(page).message).toHaveValue("");
      await owner.from("contact_messages").delete().eq("email", email).throwOnError();
    });

    test("an empty message is not sent, and what was typed stays", async ({
      page,
      owner,
      noticed,
    }) => {
      noticed.tolerate(/422/);
      const email = `${crypto.randomUUID()}@example.test`;
      await page.goto("/contact");
      const form = messageForm(page);
      await fill(form, { name: '"><script>alert(1)</script>', email, message: "  \n " });
      await form.service.selectOption("development");
      await form.send.click();
      await expect(page.getByRole("alert")).toContainText(contact.refused.fields);
      await expect(form.message).toHaveAccessibleDescription(/nothing written here yet/i);
      await expect(form.message).toHaveAttribute("aria-invalid", "true");
      await expect(form.message).toBeFocused();
      await expect(form.name).toHaveValue('"><script>alert(1)</script>');
      await expect(form.email).toHaveValue(email);
      await expect(form.service).toHaveValue("development");
      expect(await messagesFrom(owner, email)).toEqual([]);
    });

    test("the browser itself refuses what is no email address", async ({ page }) => {
      await page.goto("/contact");
      const form = messageForm(page);
      await fill(form, { name: "Ann", email: "ann at home", message: "A leak." });
      const posts = postsOf(page);
      await form.send.click();
      await expect(form.email).toBeFocused();
      expect(posts).toEqual([]);
    });

    test("only the message has to be filled in", async ({ page, owner }) => {
      const message = `Ring me. ${crypto.randomUUID()}`;
      await page.goto("/contact");
      await messageForm(page).message.fill(message);
      await messageForm(page).send.click();
      await expect(page.getByRole("heading", { name: contact.sent.title })).toBeVisible();
      const stored = owner.from("contact_messages").select("name, email, service");
      const { data } = await stored.eq("message", message).throwOnError();
      expect(data).toEqual([{ name: null, email: null, service: null }]);
      await owner.from("contact_messages").delete().eq("message", message).throwOnError();
    });
  });
}

test("a message beyond all measure is refused with a reason", async ({ request }) => {
  const response = await request.post("/contact", {
    form: { name: "", email: "", service: "", message: "x".repeat(300_000) },
  });
  expect(response.status()).toBe(413);
  expect(await response.text()).toContain(contact.refused.tooLarge);
});

test("a service nobody offers is refused", async ({ request }) => {
  const response = await request.post("/contact", {
    form: { name: "", email: "", service: "roofing", message: "A leak." },
  });
  expect(response.status()).toBe(422);
});

test("where the form is switched off it sends nothing", async ({ page }) => {
  // With the backend away, a message that were to be stored would end as a failure.
  const site = await startSite({ ...awayBackend, CONTACT_FORM: "off" });
  try {
    await page.goto(`${site.address}/contact`);
    const form = messageForm(page);
    await fill(form, { name: "Ann", email: "ann@example.test", message: "A leak." });
    const posts = postsOf(page);
    await form.send.click();
    await form.message.press("Tab");
    await page.keyboard.press("Enter");
    await expect(form.message).toHaveValue("A leak.");
    await expect(page).toHaveURL(`${site.address}/contact`);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(posts).toEqual([]);

    const posted = await page.request.post(`${site.address}/contact`, {
      form: { name: "", email: "", service: "", message: "A leak." },
    });
    expect(posted.status()).toBe(405);
    expect(await posted.text()).toContain(contact.refused.off);
  } finally {
    await site.stop();
  }
});

function messageForm(page: Page) {
  const form = page.getByRole("region", { name: "Send a Message" });
  return {
    name: form.getByRole("textbox", { name: "Name" }),
    email: form.getByRole("textbox", { name: "Email" }),
    service: form.getByRole("combobox", { name: "Service" }),
    message: form.getByRole("textbox", { name: "Message" }),
    send: form.getByRole("button", { name: contact.form.send }),
  };
}

async function fill(
  form: Record<"name" | "email" | "message", Locator>,
  typed: Record<"name" | "email" | "message", string>,
): Promise<void> {
  await form.name.fill(typed.name);
  await form.email.fill(typed.email);
  await form.message.fill(typed.message);
}

function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  return posts;
}

async function messagesFrom(owner: OwnerClient, email: string) {
  const { data } = await owner
    .from("contact_messages")
    .select("name, email, service, message")
    .eq("email", email)
    .throwOnError();
  return data;
}
