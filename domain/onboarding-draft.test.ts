import { describe, expect, test } from "vitest";
import {
  type Answers,
  adopt,
  draftFields,
  isBlank,
  parseDraft,
  serializeDraft,
  unaskedFields,
} from "./onboarding-draft.ts";

const id = "0b1f4e52-3f0b-4d0f-9a57-11d4f1a90001";
const answers: Answers = {
  company_name: ["Harker Roofing"],
  services: ["Website Design", "Branding & Logo"],
};

describe("a draft kept on the device", () => {
  test("comes back as it was", () => {
    expect(parseDraft(serializeDraft({ id, answers }))).toEqual({ id, answers });
  });

  test("keeps emoji, line ends and right-to-left text", () => {
    const objectives = ["🏠 more roofs\nשלום"];
    const text = serializeDraft({ id, answers: { objectives } });
    expect(parseDraft(text)?.answers).toEqual({ objectives });
  });

  test("never holds the domain password, whoever puts it there", () => {
    expect(draftFields).not.toContain("domain_password");
    const sneaked = { ...answers, domain_password: ["hunter2"] } as Answers;
    const text = serializeDraft({ id, answers: sneaked });
    expect(text).not.toContain("hunter2");
    const planted = text.replace("company_name", "domain_password");
    expect(parseDraft(planted)?.answers).not.toHaveProperty("domain_password");
  });

  test.each([
    ["nothing", null],
    ["an empty text", ""],
    ["half of a draft", serializeDraft({ id, answers }).slice(0, -9)],
    ["a number", "7"],
    ["null", "null"],
    ["a list", "[]"],
    ["another version", JSON.stringify({ version: 2, id, answers })],
    ["no id", JSON.stringify({ version: 1, answers })],
    ["an id that is none", JSON.stringify({ version: 1, id: "1; drop table", answers })],
  ])("is ignored when it is %s", (_what, text) => {
    expect(parseDraft(text)).toBeNull();
  });

  test("loses only what is broken in it", () => {
    const broken = {
      company_name: ["Harker Roofing"],
      email: "not a list",
      phone: [7, null, "07700 900144"],
      services: {},
      favourite_colour: ["orange"],
    };
    const text = JSON.stringify({ version: 1, id, answers: broken });
    expect(parseDraft(text)?.answers).toEqual({
      company_name: ["Harker Roofing"],
      phone: ["07700 900144"],
    });
    const without = JSON.stringify({ version: 1, id, answers: 3 });
    expect(parseDraft(without)).toEqual({ id, answers: {} });
  });
});

test("a draft is blank until something other than spaces is in it", () => {
  expect(isBlank({})).toBe(true);
  expect(isBlank({ objectives: [" \n"], services: [] })).toBe(true);
  expect(isBlank({ services: ["Website Design"] })).toBe(false);
});

describe("what another tab saved", () => {
  const mine: Answers = { company_name: ["Harker Ro"], phone: ["07700 900144"] };
  const theirs: Answers = { company_name: ["Harker Roofing"], email: ["jo@harker.example"] };

  test("holds here too, also what it emptied", () => {
    expect(adopt(theirs, mine, null)).toEqual(theirs);
  });

  test("leaves the field alone that is being typed in here", () => {
    expect(adopt(theirs, mine, "company_name")).toEqual({ ...theirs, ...mine, phone: undefined });
    expect(adopt(theirs, {}, "email")).toEqual({ company_name: ["Harker Roofing"] });
  });
});

describe("questions that do not apply", () => {
  test.each([
    [undefined, ["requested_domain", "existing_domain", "domain_provider", "domain_username"]],
    ["buy", ["existing_domain", "domain_provider", "domain_username", "domain_password"]],
    ["ready", ["requested_domain"]],
    ["later", ["requested_domain", "domain_password"]],
  ])("follow from the domain status %s", (status, unasked) => {
    const given: Answers = status ? { domain_status: [status] } : {};
    expect(unaskedFields(given)).toEqual(expect.arrayContaining(unasked));
    if (status === "ready") expect(unaskedFields(given)).not.toContain("domain_password");
    if (status === "buy") expect(unaskedFields(given)).not.toContain("requested_domain");
  });

  test("are those about stock when nothing is sold", () => {
    const stock = ["product_count", "inventory_structure"];
    expect(unaskedFields({ sell_products: ["no"] })).toEqual(expect.arrayContaining(stock));
    expect(unaskedFields({ domain_status: ["ready"], sell_products: ["yes"] })).toEqual([
      "requested_domain",
    ]);
  });
});
