import { z } from "zod";

/** The specification's eight options, in its order. */
export const onboardingServices = [
  "Website Design",
  "Graphic Design",
  "Branding & Logo",
  "Content Creation",
  "Search Engine Optimization (SEO)",
  "Email Marketing",
  "Marketing Automation",
  "Social Media Management",
] as const;

export const domainStatuses = ["buy", "ready", "later"] as const;
export type DomainStatus = (typeof domainStatuses)[number];

/** The longest text each field takes, as the database checks it; for `maxLength` in the form. */
export const onboardingLimits = {
  company_name: 300,
  requested_domain: 300,
  existing_domain: 300,
  domain_provider: 300,
  domain_username: 300,
  domain_password: 300,
  owner_name: 300,
  contact_person: 300,
  email: 320,
  phone: 100,
  address: 2000,
  project_description: 20_000,
  inventory_structure: 20_000,
  objectives: 20_000,
  target_audience: 20_000,
  documents_url: 2000,
  budget_range: 300,
  budget_allocation: 5000,
  timeline: 5000,
  additional_info: 20_000,
} as const;

const LIST = { entries: 50, characters: 100 } as const;
const PRODUCTS = 1e12;

type TextField = keyof typeof onboardingLimits;

/** What somebody sent, tidied. `domain_password` is still what they typed: seal it before storing. */
export type Submission = { id: string; domain_status: DomainStatus | null } & {
  [field in TextField]: string | null;
} & {
  sell_products: boolean;
  product_count: number | null;
  payment_gateways: string[] | null;
  services: string[];
};

export type OnboardingField = Exclude<keyof Submission, "id">;
export type OnboardingProblems = Partial<Record<OnboardingField, string>>;

export type ParsedSubmission =
  | { ok: true; submission: Submission }
  | { ok: false; problems: OnboardingProblems };

/**
 * Takes what the wizard or a plain HTML form sends. Nothing is required and no format is asked for:
 * only types and sizes can be wrong. Answers to questions that do not apply are left out, so that a
 * changed mind leaves no password behind. Fields we do not know are ignored.
 */
export function parseSubmission(input: FormData | object): ParsedSubmission {
  const given = input instanceof FormData ? fromForm(input) : input;
  const result = submissionSchema.safeParse(given);
  if (!result.success) return { ok: false, problems: problemsOf(result.error) };
  return { ok: true, submission: onlyWhatApplies(result.data) };
}

/** Names in the input that are no fields of a submission. */
export function unknownFields(input: object): string[] {
  return Object.keys(input).filter((name) => !Object.hasOwn(submissionSchema.shape, name));
}

function onlyWhatApplies(submission: Submission): Submission {
  const { domain_status, sell_products } = submission;
  const cleared: Partial<Submission> = {
    ...(domain_status !== "buy" && { requested_domain: null }),
    ...(domain_status !== "ready" && {
      existing_domain: null,
      domain_provider: null,
      domain_username: null,
      domain_password: null,
    }),
    ...(!sell_products && {
      product_count: null,
      inventory_structure: null,
      payment_gateways: null,
    }),
  };
  return { ...submission, ...cleared };
}

const notText = "This field did not arrive as text. Please type it again.";

function text(limit: number, tidy: (value: string) => string = (value) => value.trim()) {
  return z
    .string({ error: notText })
    .nullish()
    .transform((value) => tidy(storable(value ?? "")))
    .pipe(z.string().max(limit, { error: tooLong(limit) }))
    .transform((value) => (value.trim() === "" ? null : value));
}

/** PostgreSQL takes no NUL, and no half of a surrogate pair; a browser posts line ends as two characters. */
function storable(value: string): string {
  return value.replaceAll("\0", "").replaceAll("\r\n", "\n").toWellFormed();
}

function tooLong(limit: number): string {
  return `Please keep this to ${limit.toLocaleString("en-GB")} characters.`;
}

/** A field that may be missing, turned into what the rule behind it expects. */
function given(prepare: (value: unknown) => unknown) {
  return z.unknown().optional().transform(prepare);
}

/** One box ticked arrives as text, several as a list, none not at all. */
const list = given((value) => (typeof value === "string" ? [value] : (value ?? [])))
  .pipe(z.array(z.string({ error: notText }), { error: "This list did not arrive as a list." }))
  .transform((values) => [
    ...new Set(values.map((value) => storable(value).trim()).filter((value) => value !== "")),
  ])
  .pipe(
    z
      .array(z.string().max(LIST.characters, { error: tooLong(LIST.characters) }))
      .max(LIST.entries, { error: `Please choose at most ${LIST.entries}.` }),
  );

const YES = ["true", "yes", "on", "1"];
const NO = ["", "false", "no", "off", "0"];

const flag = given((value) => {
  const word = String(value ?? "")
    .trim()
    .toLowerCase();
  return YES.includes(word) || (NO.includes(word) ? false : value);
}).pipe(z.boolean({ error: "Please answer yes or no." }));

const count = given((value) => {
  if (typeof value !== "string") return value ?? null;
  const digits = storable(value).replace(/[\s,]/g, "");
  return digits === "" ? null : Number(digits);
}).pipe(
  z
    .number({ error: "Please give a number." })
    .gt(-PRODUCTS, { error: "Please give a smaller number." })
    .lt(PRODUCTS, { error: "Please give a smaller number." })
    .nullable(),
);

const L = onboardingLimits;

const submissionSchema = z.object({
  /** Chosen by the form, so that sending it again changes nothing. */
  id: given((id) => (isUuid(id) ? id.toLowerCase() : crypto.randomUUID())).pipe(z.string()),
  company_name: text(L.company_name),
  domain_status: given((value) => (value === "" ? null : (value ?? null))).pipe(
    z.enum(domainStatuses, { error: "Choose one of the three, or leave this open." }).nullable(),
  ),
  requested_domain: text(L.requested_domain),
  existing_domain: text(L.existing_domain),
  domain_provider: text(L.domain_provider),
  domain_username: text(L.domain_username),
  // A password may begin or end with a space.
  domain_password: text(L.domain_password, (value) => value),
  owner_name: text(L.owner_name),
  contact_person: text(L.contact_person),
  email: text(L.email),
  phone: text(L.phone),
  address: text(L.address),
  project_description: text(L.project_description),
  sell_products: flag,
  product_count: count,
  inventory_structure: text(L.inventory_structure),
  payment_gateways: list.transform((values) => (values.length > 0 ? values : null)),
  objectives: text(L.objectives),
  target_audience: text(L.target_audience),
  documents_url: text(L.documents_url),
  services: list,
  budget_range: text(L.budget_range),
  budget_allocation: text(L.budget_allocation),
  timeline: text(L.timeline),
  additional_info: text(L.additional_info),
});

/** Version 4: random, so nobody can guess another visitor's. */
export function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function fromForm(form: FormData): object {
  const names = new Set(form.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = form.getAll(name);
      return [name, LISTS.has(name) ? values : values[0]];
    }),
  );
}

const LISTS = new Set<string>(["services", "payment_gateways"] satisfies OnboardingField[]);

function problemsOf(error: z.ZodError): OnboardingProblems {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) problems[String(path[0])] ??= message;
  return problems;
}
