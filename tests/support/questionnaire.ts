import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { OwnerClient } from "./owner-client.ts";

export const questionnaire = "/services/web-design/onboarding";

export const stepTitles = [
  "Organization Details",
  "Business Details",
  "Project Overview",
  "Services & Budget",
] as const;

export const domainPassword = "rafters-&-purlins-88";

/** A firm that no other test knows. */
export function someFirm(): string {
  return `Harker Roofing ${randomUUID().slice(0, 8)}`;
}

/** Opens the questionnaire and waits until its script is there. */
export async function openQuestionnaire(page: Page, site = ""): Promise<void> {
  await page.goto(site + questionnaire);
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
}

export async function next(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Next" }).click();
}

export async function toStep(page: Page, step: number): Promise<void> {
  for (let from = 1; from < step; from++) {
    await next(page);
    await expect(heading(page, from + 1)).toBeFocused();
  }
}

export function heading(page: Page, step: number) {
  return page.getByRole("heading", { level: 2, name: stepTitles[step - 1] as string, exact: true });
}

export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

/** One function a step, each for an empty step that is open. */
export const fillIn = [
  async (page: Page, firm: string) => {
    await field(page, "Company name").fill(firm);
    await field(page, "We have one ready").check();
    await field(page, "Existing domain").fill("harker-roofing.example");
    await field(page, "Domain provider").fill("Example Domains");
    await field(page, "Username").fill("jo-harker");
    await field(page, "Password").fill(domainPassword);
  },
  async (page: Page) => {
    await field(page, "Owner name").fill("Jo Harker");
    await field(page, "Contact person").fill("Sam Harker");
    await field(page, "Email").fill("jo@harker-roofing.example");
    await field(page, "Phone").fill("07700 900144");
    await field(page, "Address").fill("1 Ropery Lane\nStockton-on-Tees");
  },
  async (page: Page) => {
    await field(page, "Project description").fill("Slate & tile 🏠\nשלום");
    await field(page, "Yes").check();
    await field(page, "Product count").fill("12");
    await field(page, "Inventory structure").fill("By size");
    await field(page, "Objectives").fill("Bigger roofs");
    await field(page, "Target audience").fill("<b>Homeowners</b>");
    await field(page, "Documents URL").fill("https://files.harker-roofing.example/photos");
  },
  async (page: Page) => {
    await field(page, "Website Design").check();
    await field(page, "Search Engine Optimization (SEO)").check();
    await field(page, "Budget range").fill("A few thousand");
    await field(page, "Budget allocation").fill("Most on photos");
    await field(page, "Timeline").fill("Before winter");
    await field(page, "Additional information").fill("Text first, please.");
  },
] as const;

/** The stored answers to what `fillIn` types. */
export const storedAnswers = {
  domain_status: "ready",
  requested_domain: null,
  existing_domain: "harker-roofing.example",
  domain_provider: "Example Domains",
  domain_username: "jo-harker",
  owner_name: "Jo Harker",
  contact_person: "Sam Harker",
  email: "jo@harker-roofing.example",
  phone: "07700 900144",
  address: "1 Ropery Lane\nStockton-on-Tees",
  project_description: "Slate & tile 🏠\nשלום",
  sell_products: true,
  product_count: 12,
  inventory_structure: "By size",
  payment_gateways: null,
  objectives: "Bigger roofs",
  target_audience: "<b>Homeowners</b>",
  documents_url: "https://files.harker-roofing.example/photos",
  services: ["Website Design", "Search Engine Optimization (SEO)"],
  budget_range: "A few thousand",
  budget_allocation: "Most on photos",
  timeline: "Before winter",
  additional_info: "Text first, please.",
};

export async function submissionsOf(owner: OwnerClient, firm: string) {
  const { data, error } = await owner
    .from("onboarding_submissions")
    .select("*")
    .eq("company_name", firm);
  if (error) throw error;
  return data;
}
