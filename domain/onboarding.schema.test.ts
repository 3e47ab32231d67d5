import { describe, expect, test } from "vitest";
import {
  domainStatuses,
  isUuid,
  onboardingLimits,
  onboardingServices,
  parseSubmission,
  type Submission,
  unknownFields,
} from "./onboarding.schema.ts";

type TextField = keyof typeof onboardingLimits;
const textFields = Object.keys(onboardingLimits) as TextField[];

/** Every question applies. */
const everythingAsked = { domain_status: "ready", sell_products: true };

describe("a submission", () => {
  test("needs nothing at all", () => {
    const empty = submissionOf({});
    expect(empty).toMatchObject({
      company_name: null,
      domain_status: null,
      sell_products: false,
      product_count: null,
      payment_gateways: null,
      services: [],
    });
    expect(isUuid(empty.id)).toBe(true);
  });

  test("of an empty form is the same as nothing at all", () => {
    const form = new FormData();
    for (const field of [...textFields, "domain_status", "product_count", "sell_products"])
      form.set(field, "");
    expect({ ...submissionOf(form), id: "" }).toEqual({ ...submissionOf({}), id: "" });
  });

  test("is read alike from a plain form and from the wizard", () => {
    const id = crypto.randomUUID();
    const form = new FormData();
    for (const [name, value] of Object.entries({
      id,
      company_name: "Linthorpe Tiling",
      domain_status: "buy",
      requested_domain: "linthorpetiling.example",
      sell_products: "on",
      product_count: "1,200",
      honeypot: "",
    }))
      form.set(name, value);
    for (const service of onboardingServices) form.append("services", service);
    const wizard = {
      id,
      company_name: "Linthorpe Tiling",
      domain_status: "buy",
      requested_domain: "linthorpetiling.example",
      sell_products: true,
      product_count: 1200,
      services: [...onboardingServices],
    };
    expect(submissionOf(form)).toEqual(submissionOf(wizard));
    expect(submissionOf(form)).toMatchObject(wizard);
  });

  test("keeps the id the form chose, and gets a new one when that is no random UUID", () => {
    const id = crypto.randomUUID();
    expect(submissionOf({ id }).id).toBe(id);
    expect(submissionOf({ id: id.toUpperCase() }).id).toBe(id);
    for (const wrong of ["", "1", "00000000-0000-0000-0000-000000000000", 7, null, { id }, [id]])
      expect(isUuid(submissionOf({ id: wrong }).id)).toBe(true);
    expect(submissionOf({ id: "1" }).id).not.toBe(submissionOf({ id: "1" }).id);
  });

  test.each(domainStatuses)(
    "with the domain status %s keeps only what was asked then",
    (status) => {
      const domain = {
        requested_domain: "wanted.example",
        existing_domain: "mine.example",
        domain_provider: "Example Domains",
        domain_username: "jo",
        domain_password: "hunter2",
      };
      const { requested_domain, ...access } = submissionOf({ ...domain, domain_status: status });
      expect(requested_domain).toBe(status === "buy" ? "wanted.example" : null);
      const { requested_domain: _, ...typed } = domain;
      expect(access).toMatchObject(
        status === "ready"
          ? typed
          : {
              existing_domain: null,
              domain_provider: null,
              domain_username: null,
              domain_password: null,
            },
      );
    },
  );

  test("of somebody who sells nothing has no products", () => {
    const shop = { product_count: 3, inventory_structure: "By size", payment_gateways: ["Stripe"] };
    expect(submissionOf({ ...shop, sell_products: "yes" })).toMatchObject(shop);
    expect(submissionOf({ ...shop, sell_products: "no" })).toMatchObject({
      product_count: null,
      inventory_structure: null,
      payment_gateways: null,
    });
  });

  test.each(textFields)("may fill %s to its limit, and is told when it is more", (field) => {
    const longest = "x".repeat(onboardingLimits[field]);
    const asked = {
      ...everythingAsked,
      domain_status: field === "requested_domain" ? "buy" : "ready",
    };
    expect(submissionOf({ ...asked, [field]: longest })[field]).toBe(longest);
    expect(problemsOf({ ...asked, [field]: `${longest}x` })).toEqual({
      [field]: expect.stringMatching(/^Please keep this to [\d,]+ characters\.$/),
    });
  });

  test("counts a line end once, as the browser's limit does", () => {
    const lines = "a\r\n".repeat(onboardingLimits.timeline / 2 - 1).concat("aa");
    expect(submissionOf({ timeline: lines }).timeline).toHaveLength(onboardingLimits.timeline);
  });

  test.each(["مرحبا بالعالم", "👷🏽‍♀️ & Söhne", "'; drop table x; --", "<script>alert(1)</script>"])(
    "keeps %s as it was typed",
    (typed) => {
      for (const field of ["company_name", "domain_password", "additional_info"] as const)
        expect(submissionOf({ ...everythingAsked, [field]: typed })[field]).toBe(typed);
      expect(submissionOf({ services: [typed] }).services).toEqual([typed]);
    },
  );

  test("loses what the database cannot store, and nothing else", () => {
    expect(submissionOf({ company_name: "A\0B \ud800 C" }).company_name).toBe("AB \ufffd C");
    expect(submissionOf({ services: ["A\0", "\udc00"] }).services).toEqual(["A", "\ufffd"]);
    expect(submissionOf({ ...everythingAsked, product_count: "1\u00002" }).product_count).toBe(12);
  });

  test("keeps the spaces of a password, and of nothing else", () => {
    const spaced = { ...everythingAsked, domain_password: " pass word ", email: " jo@x.example " };
    expect(submissionOf(spaced)).toMatchObject({
      domain_password: " pass word ",
      email: "jo@x.example",
    });
  });

  test("ignores fields we do not know", () => {
    const submission = submissionOf({ status: "done", notes: "x", created_at: "2020-01-01" });
    expect(Object.keys(submission)).not.toEqual(expect.arrayContaining(["status"]));
    expect(Object.keys(submission).sort()).toEqual(Object.keys(submissionOf({})).sort());
  });

  test("whose fields are of the wrong kind is told which", () => {
    const wrong = {
      company_name: 7,
      email: { a: 1 },
      services: { a: 1 },
      payment_gateways: [1],
      sell_products: "perhaps",
      product_count: "a lot",
      domain_status: "sold",
      timeline: ["soon"],
    };
    expect(Object.keys(problemsOf(wrong)).sort()).toEqual(Object.keys(wrong).sort());
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e12, -1e12, "1e400", "1e12"])(
    "with %s products is asked again",
    (product_count) => {
      expect(Object.keys(problemsOf({ ...everythingAsked, product_count }))).toEqual([
        "product_count",
      ]);
    },
  );

  test("with too many or too long services is told so", () => {
    const many = Array.from({ length: 51 }, (_, n) => `Service ${n}`);
    expect(problemsOf({ services: many }).services).toMatch(/at most 50/);
    expect(problemsOf({ services: ["x".repeat(101)] }).services).toMatch(/100 characters/);
  });

  test("with a file in place of text is asked for the text", () => {
    const form = new FormData();
    form.set("company_name", new Blob(["x"]), "x.txt");
    expect(Object.keys(problemsOf(form))).toEqual(["company_name"]);
  });
});

test("what is no field of a submission can be named", () => {
  expect(unknownFields({ id: 1, email: "", constructor: 1, Email: "" })).toEqual([
    "constructor",
    "Email",
  ]);
});

function submissionOf(input: FormData | object): Submission {
  const parsed = parseSubmission(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.submission;
}

function problemsOf(input: FormData | object) {
  const parsed = parseSubmission(input);
  return parsed.ok ? {} : parsed.problems;
}
