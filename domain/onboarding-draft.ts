import type { OnboardingField } from "./onboarding.schema.ts";

/**
 * What the questionnaire keeps on the visitor's device. The domain password is not in this list,
 * and nothing outside the list is ever written.
 */
export const draftFields = [
  "company_name",
  "domain_status",
  "requested_domain",
  "existing_domain",
  "domain_provider",
  "domain_username",
  "owner_name",
  "contact_person",
  "email",
  "phone",
  "address",
  "project_description",
  "sell_products",
  "product_count",
  "inventory_structure",
  "objectives",
  "target_audience",
  "documents_url",
  "services",
  "budget_range",
  "budget_allocation",
  "timeline",
  "additional_info",
] as const satisfies readonly OnboardingField[];

type DraftField = (typeof draftFields)[number];

/** A field's values as its controls hold them: none when it is empty, several for a checklist. */
export type Answers = Partial<Record<DraftField, readonly string[]>>;

export interface Draft {
  /** The submission's id, chosen once: however often it is sent, it is one submission. */
  id: string;
  answers: Answers;
}

const VERSION = 1;
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export function serializeDraft({ id, answers }: Draft): string {
  return JSON.stringify({ version: VERSION, id, answers: known(answers) });
}

/** Null for anything that is not a draft of this version: no text, broken text, someone else's. */
export function parseDraft(text: string | null): Draft | null {
  const stored = parseObject(text);
  if (stored?.version !== VERSION) return null;
  if (typeof stored.id !== "string" || !UUID.test(stored.id)) return null;
  return { id: stored.id, answers: known(isObject(stored.answers) ? stored.answers : {}) };
}

export function isBlank(answers: Answers): boolean {
  return draftFields.every((field) => !answers[field]?.some((value) => value.trim() !== ""));
}

/** Another tab has saved: its answers hold here too, but for the field being typed in here. */
export function adopt(theirs: Answers, mine: Answers, typing: string | null): Answers {
  return known(
    Object.fromEntries(
      draftFields.map((field) => [field, field === typing ? mine[field] : theirs[field]]),
    ),
  );
}

/** Fields that are asked for only when another has a certain answer. */
const asked: readonly { when: DraftField; is: string; fields: readonly OnboardingField[] }[] = [
  { when: "domain_status", is: "buy", fields: ["requested_domain"] },
  {
    when: "domain_status",
    is: "ready",
    fields: ["existing_domain", "domain_provider", "domain_username", "domain_password"],
  },
  { when: "sell_products", is: "yes", fields: ["product_count", "inventory_structure"] },
];

/** The fields that these answers leave out of sight; what is out of sight is not sent. */
export function unaskedFields(answers: Answers): OnboardingField[] {
  return asked.flatMap(({ when, is, fields }) => (answers[when]?.[0] === is ? [] : fields));
}

function known(answers: Record<string, unknown>): Answers {
  const kept: Answers = {};
  for (const field of draftFields) {
    const values = answers[field];
    if (!Array.isArray(values)) continue;
    const texts = values.filter((value) => typeof value === "string" && value !== "");
    if (texts.length > 0) kept[field] = texts;
  }
  return kept;
}

function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
