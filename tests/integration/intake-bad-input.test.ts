import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { listMessages, messageById, storeContactMessage } from "#data/contact-messages.ts";
import {
  listSubmissions,
  sealed,
  submissionById,
  submitOnboarding,
} from "#data/onboarding-submissions.ts";
import { contactMessageSchema } from "#domain/contact-message.schema.ts";
import { onboardingLimits, parseSubmission } from "#domain/onboarding.schema.ts";
import { liftLimits, useIntake } from "../support/intake.ts";
import { sizes } from "../support/prepared-site.ts";

type TextField = keyof typeof onboardingLimits;
const fields = Object.keys(onboardingLimits) as TextField[];
const MEGABYTE = "x".repeat(1_000_000);

const ODD = {
  SQL: "'; drop table onboarding_submissions; -- $1 %s {}",
  HTML: "<script>alert('x')</script><img src=x onerror=alert(1)>",
  emoji: "👷🏽‍♀️🔧 ✔︎",
  "right to left": "مرحبا \u202eabc\u202c",
  control: "a\u0001b\u007fc\u2028d\ufeffe",
  template: "{{7*7}} <%= x %> #{y} =1+1",
};

describe.each(sizes)("on %s", (size) => {
  const intake = useIntake(size);
  beforeAll(() => liftLimits(intake().backend));

  const store = (input: object) => {
    const parsed = parseSubmission(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    const { submission } = parsed;
    return submitOnboarding(intake().visitor, sealed(submission, intake().credentials));
  };

  describe.each(Object.entries(ODD))("%s in every field", (_kind, text) => {
    test("of the form is stored and shown as it was typed", async () => {
      const id = randomUUID();
      const short = text.slice(0, 90);
      const answers = Object.fromEntries(fields.map((field) => [field, short]));
      await store({
        ...answers,
        id,
        domain_status: "ready",
        sell_products: true,
        services: [short],
        payment_gateways: [short],
      });
      const shown = await submissionById(intake().admin, id);
      const { domain_password: _, requested_domain: __, ...kept } = answers;
      expect(shown).toMatchObject({ ...kept, services: [short], payment_gateways: [short] });
      const { rows } = await listSubmissions(intake().admin, {
        page: 1,
        size: 100,
        search: short,
      });
      expect(rows.map((row) => row.id)).toContain(id);
    });

    test("of a message is stored and shown as it was typed", async () => {
      const message = contactMessageSchema.parse({
        name: text,
        email: text,
        service: "",
        message: text,
      });
      const id = await storeContactMessage(intake().visitor, message);
      expect(await messageById(intake().admin, id)).toMatchObject({ ...message });
      const found = await listMessages(intake().admin, { page: 1, size: 100, search: text });
      expect(found.rows.map((row) => row.id)).toContain(id);
    });
  });

  test("NUL bytes and halves of characters from the form do not stand in the way", async () => {
    const id = randomUUID();
    await store({ id, company_name: "A\0B\ud83d", services: ["\0"], additional_info: "\0" });
    expect(await submissionById(intake().admin, id)).toMatchObject({
      company_name: "AB\ufffd",
      services: [],
      additional_info: null,
    });
  });

  test("every field filled to its limit is stored", async () => {
    const full = Object.fromEntries(
      fields.map((field) => [field, "€".repeat(onboardingLimits[field])]),
    );
    const id = randomUUID();
    await store({ ...full, id, domain_status: "ready", sell_products: true, product_count: -0.5 });
    expect(await submissionById(intake().admin, id)).toMatchObject({
      additional_info: full.additional_info,
      product_count: -0.5,
    });
  });

  describe("straight through the API", () => {
    const post = async (table: string, body: string, type = "application/json") => {
      const { backend } = intake();
      const response = await backend.fetch(`${backend.url}/rest/v1/${table}`, {
        method: "POST",
        headers: { apikey: backend.keys.publishable, "content-type": type },
        body,
      });
      return { status: response.status, text: await response.text() };
    };

    test.each(["onboarding_submissions", "contact_messages"])(
      "no input to %s is answered with a failure of ours",
      async (table) => {
        const bodies = [
          "",
          "{",
          "null",
          "1",
          '"text"',
          "[1]",
          "[[]]",
          '{"id":"not-a-uuid"}',
          '{"id":null}',
          '{"id":{"a":1}}',
          '{"email":"a\\u0000b"}',
          '{"email":"\\ud800"}',
          `{"email":"${MEGABYTE}"}`,
          `{"email":"${MEGABYTE.slice(0, 900_000)}"}`,
          '{"email":{"a":[1]}}',
          '{"email":["a"]}',
          '{"unknown":1}',
          '{"status":7}',
          '{"status":"gone"}',
          '{"deleted_at":"2026-01-01"}',
          '{"created_at":"yesterday"}',
          '{"__proto__":{"status":"done"}}',
          '{"constructor":1}',
        ];
        for (const body of bodies) {
          const { status, text } = await post(table, body);
          expect([body.slice(0, 40), status < 500, status], text.slice(0, 200)).toEqual([
            body.slice(0, 40),
            true,
            status,
          ]);
        }
      },
    );

    test.each([
      ['{"services":"Website Design"}', "a list is text"],
      ['{"services":[1]}', "a list holds numbers"],
      [`{"services":["${"x".repeat(5001)}"]}`, "a service is an essay"],
      [`{"services":[${Array(51).fill('"x"').join()}]}`, "there are too many services"],
      [`{"payment_gateways":["${"x".repeat(5001)}"]}`, "a gateway is an essay"],
      ['{"product_count":"many"}', "a number is a word"],
      ['{"product_count":1e300}', "a number is too large"],
      ['{"product_count":"NaN"}', "a number is none"],
      ['{"sell_products":"perhaps"}', "a yes is a perhaps"],
      ['{"domain_status":"sold"}', "an option does not exist"],
      ['{"domain_password":"hunter2"}', "a password is not sealed"],
      ['{"has_password":true}', "a computed column is given"],
    ])("%s is not a failure of ours: %s", async (body) => {
      const { status } = await post("onboarding_submissions", body);
      expect(status).toBeLessThan(500);
    });

    test("sizes are limited there too, for every field", async () => {
      for (const field of fields.filter((name) => name !== "domain_password")) {
        const body = JSON.stringify({ [field]: "x".repeat(onboardingLimits[field] + 1) });
        const { status, text } = await post("onboarding_submissions", body);
        expect([field, status, JSON.parse(text).code]).toEqual([field, 400, "23514"]);
        const fits = JSON.stringify({ [field]: "x".repeat(onboardingLimits[field]) });
        expect((await post("onboarding_submissions", fits)).status).toBe(201);
      }
    });

    test("another kind of body is judged, not feared", async () => {
      for (const type of ["text/csv", "text/plain", "application/x-www-form-urlencoded", "x"]) {
        const { status } = await post("contact_messages", 'id,email\n"', type);
        expect(status).toBeLessThan(500);
      }
    });
  });

  test("what the form refuses names its field, and nothing of it is stored", () => {
    for (const field of fields) {
      const parsed = parseSubmission({ [field]: MEGABYTE });
      expect(parsed).toMatchObject({ ok: false, problems: { [field]: expect.any(String) } });
    }
  });
});
