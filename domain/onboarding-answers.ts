import type { Submission } from "./onboarding.schema.ts";

/** All that may leave the database for other eyes: everything but the password. */
export type Answers = Omit<Submission, "domain_password">;

/** What somebody answered, in the order of the form, without what they left open. */
export function answered(submission: Answers): [question: string, answer: string][] {
  return (Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]).flatMap((field) => {
    const answer = inWords(submission[field]);
    return answer === "" ? [] : [[QUESTIONS[field], answer] as [string, string]];
  });
}

function inWords(value: Answers[keyof Answers]): string {
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return String(value ?? "");
}

export const QUESTIONS = {
  company_name: "Company name",
  domain_status: "Domain status",
  requested_domain: "Requested domain",
  existing_domain: "Existing domain",
  domain_provider: "Domain provider",
  domain_username: "Domain username",
  owner_name: "Owner name",
  contact_person: "Contact person",
  email: "Email",
  phone: "Phone",
  address: "Address",
  project_description: "Project description",
  sell_products: "Sells products",
  product_count: "Product count",
  inventory_structure: "Inventory structure",
  payment_gateways: "Payment gateways",
  objectives: "Objectives",
  target_audience: "Target audience",
  documents_url: "Documents",
  services: "Services",
  budget_range: "Budget range",
  budget_allocation: "Budget allocation",
  timeline: "Timeline",
  additional_info: "Additional information",
} as const satisfies Record<Exclude<keyof Answers, "id">, string>;
