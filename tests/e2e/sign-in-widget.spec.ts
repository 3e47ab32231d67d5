import type { Page } from "@playwright/test";
import { accessibilityProblems } from "../support/axe.ts";
import { mailTo } from "../support/mailbox.ts";
import { member } from "../support/site.ts";
import { expect, test } from "../support/widget-test.ts";

const ALL = ["sign_in", "sign_up", "forgotten_password", "magic_link", "verify_otp"] as const;
const PROVIDERS = {
  google: "Google",
  facebook: "Facebook",
  twitter: "Twitter",
  apple: "Apple",
  github: "GitHub",
  gitlab: "GitLab",
  bitbucket: "Bitbucket",
  discord: "Discord",
  azure: "Microsoft",
  keycloak: "Keycloak",
  linkedin: "LinkedIn",
  notion: "Notion",
  slack: "Slack",
  spotify: "Spotify",
  twitch: "Twitch",
  workos: "WorkOS",
  kakao: "Kakao",
} as const;
const providers = Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[];

test("each view leads to the others that are enabled, and to no other", async ({
  page,
  openWidget,
}) => {
  await openWidget({ views: ALL });
  const names = page.getByRole("listitem").getByRole("button");
  await expect(names).toHaveText([
    "No account yet? Sign up",
    "Forgotten your password?",
    "Sign in with a link by email",
    "Enter a one-time code",
  ]);
  for (const [link, button] of [
    ["No account yet? Sign up", "Sign up"],
    ["Forgotten your password?", "Send reset link"],
    ["Sign in with a link by email", "Send magic link"],
    ["Enter a one-time code", "Verify code"],
    ["Already have an account? Sign in", "Sign in"],
  ] as const) {
    await names.getByText(link).click();
    await expect(page.getByRole("button", { name: button, exact: true })).toBeEnabled();
    await expect(names).toHaveCount(4);
    await expect(names.getByText(link)).toHaveCount(0);
  }
  await openWidget({ views: ["sign_in", "magic_link"] });
  await expect(names).toHaveText(["Sign in with a link by email"]);
});

test.describe("signing up", () => {
  const form = { views: ["sign_up"], initialView: "sign_up" } as const;

  test("needs an address and a password", async ({ page, openWidget }) => {
    await openWidget(form);
    await page.getByLabel("Email address").fill("newcomer@example.test");
    await press(page, "Sign up");
    await expect(page.getByRole("alert")).toHaveText(
      "You must provide either an email or phone number and a password",
    );
  });

  test("shows what the service answers, as here where it is closed", async ({
    page,
    openWidget,
  }) => {
    await openWidget(form);
    await fillCredentials(page);
    await press(page, "Sign up");
    await expect(page.getByRole("alert")).toHaveText("Signups not allowed for this instance");
    await expect(page.getByLabel("Email address")).toHaveValue("newcomer@example.test");
  });

  test("asks to confirm the address where the service wants that", async ({ page, openWidget }) => {
    await openWidget({ ...form, signUpData: { company: "Ashdown" }, redirectTo: "/welcome" });
    const user = { id: crypto.randomUUID(), email: "newcomer@example.test", identities: [] };
    await page.route("**/auth/v1/signup*", (route) => route.fulfill({ json: user }));
    await fillCredentials(page);
    const asked = page.waitForRequest("**/auth/v1/signup*");
    await press(page, "Sign up");
    await expect(page.getByRole("status")).toHaveText("Check your email for the confirmation link");
    const request = await asked;
    expect(new URL(request.url()).searchParams.get("redirect_to")).toMatch(/\/welcome$/);
    expect(request.postDataJSON()).toMatchObject({ data: { company: "Ashdown" } });
  });
});

test("the six digits of a mail sign in, and wrong ones are refused", async ({
  page,
  openWidget,
}) => {
  await openWidget({ views: ["magic_link", "verify_otp"], initialView: "magic_link" });
  await page.getByLabel("Email address").fill(member.email);
  await press(page, "Send magic link");
  await expect(page.getByRole("status")).toHaveText("Check your email for the magic link");
  const [code] = /\b\d{6}\b/.exec(await mailTo(member.email)) ?? [];

  await page.getByText("Enter a one-time code").click();
  await page.getByLabel("Email address").fill(member.email);
  await page.getByLabel("One-time code").fill(code === "111111" ? "222222" : "111111");
  await press(page, "Verify code");
  await expect(page.getByRole("alert")).toHaveText("Token has expired or is invalid");
  await page.getByLabel("One-time code").fill(code ?? "");
  await press(page, "Verify code");
  await expect(page.getByText(`Signed in as ${member.email}`)).toBeVisible();
});

test("a code sent to a phone goes with the number", async ({ page, openWidget }) => {
  await openWidget({ views: ["verify_otp"], initialView: "verify_otp", otpType: "sms" });
  await page.getByLabel("Phone number").fill("+447700900123");
  await page.getByLabel("One-time code").fill("123456");
  const asked = page.waitForRequest("**/auth/v1/verify*");
  await press(page, "Verify code");
  expect((await asked).postDataJSON()).toMatchObject({
    phone: "+447700900123",
    token: "123456",
    type: "sms",
  });
});

test("other services are offered by name and sign, one below the other or in a row", async ({
  page,
  openWidget,
}) => {
  await openWidget({ providers });
  const buttons = page.getByRole("button", { name: /^Continue with / });
  await expect(buttons).toHaveText(Object.values(PROVIDERS).map((name) => `Continue with ${name}`));
  const drawings = await buttons
    .locator("svg")
    .evaluateAll((all) => all.map((svg) => svg.innerHTML));
  expect(new Set(drawings).size).toBe(17);
  expect(drawings.filter((drawing) => drawing.includes("<text"))).toEqual([]);
  expect(await rowsOf(page)).toBe(17);

  await openWidget({ providers, socialLayout: "horizontal" });
  await expect(buttons).toHaveCount(17);
  expect(await rowsOf(page)).toBeLessThan(17);
});

test("another service is asked with the way back, the scopes and what else it wants", async ({
  page,
  openWidget,
}) => {
  await openWidget({
    providers: ["github"],
    redirectTo: "/admin/auth",
    scopes: "read:user",
    queryParams: { prompt: "consent" },
  });
  await page.route("**/auth/v1/authorize*", (route) => route.fulfill({ body: "GitHub" }));
  const asked = page.waitForRequest("**/auth/v1/authorize*");
  await press(page, "Continue with GitHub");
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    provider: "github",
    scopes: "read:user",
    prompt: "consent",
    redirect_to: expect.stringMatching(/\/admin\/auth$/),
  });
});

test("it speaks another language, in part or as a whole", async ({ page, openWidget }) => {
  const texts = { passwordLabel: "Passwort", sign_in: { button: "Anmelden" } };
  await openWidget({ texts });
  await expect(page.getByLabel("Passwort")).toBeVisible();
  await expect(page.getByLabel("Email address")).toBeVisible();
  await press(page, "Anmelden");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test("every view is accessible", async ({ page, openWidget }) => {
      for (const initialView of [...ALL, "update_password"] as const) {
        await openWidget({ views: ALL, initialView, providers: ["google", "github"] });
        expect(await accessibilityProblems(page), initialView).toEqual([]);
      }
    });
  });
}

async function fillCredentials(page: Page): Promise<void> {
  await page.getByLabel("Email address").fill("newcomer@example.test");
  await page.getByLabel("Password").fill("measure-twice");
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole("button", { name, exact: true }).click();
}

/** How many rows the buttons of other services stand in. */
async function rowsOf(page: Page): Promise<number> {
  const buttons = page.getByRole("button", { name: /^Continue with / });
  const tops = await buttons.evaluateAll((all) =>
    all.map((button) => Math.round(button.getBoundingClientRect().top)),
  );
  return new Set(tops).size;
}
