import { describe, expect, test } from "vitest";
import {
  contactLimits,
  contactMessageSchema,
  contactProblems,
  contactServices,
} from "./contact-message.schema.ts";

const filled = {
  name: "Jo Pallister",
  email: "jo@pallister.example",
  service: "web-design",
  message: "A new website for two vans and a yard.",
};

describe("a contact message", () => {
  test("keeps what was typed", () => {
    expect(contactMessageSchema.parse(filled)).toEqual(filled);
  });

  test("needs nothing but the message", () => {
    expect(
      contactMessageSchema.parse({ name: "", email: " ", service: "", message: "Ring me." }),
    ).toEqual({
      name: null,
      email: null,
      service: null,
      message: "Ring me.",
    });
  });

  test.each(contactServices)("may be about %s", (service) => {
    expect(contactMessageSchema.parse({ ...filled, service }).service).toBe(service);
  });

  test("is not refused for an odd address", () => {
    expect(contactMessageSchema.parse({ ...filled, email: "jo at pallister" }).email).toBe(
      "jo at pallister",
    );
  });

  test.each(["", "  \r\n "])("of %j is asked for again, beside the message", (message) => {
    expect(Object.keys(problemsOf({ ...filled, message }))).toEqual(["message"]);
  });

  test.each(["name", "email", "message"] as const)("may fill %s to its limit", (field) => {
    const longest = "x".repeat(contactLimits[field]);
    expect(contactMessageSchema.parse({ ...filled, [field]: longest })[field]).toBe(longest);
    expect(problemsOf({ ...filled, [field]: `${longest}x` })[field]).toMatch(/characters/);
  });

  test("counts a line end once, as the browser's limit does", () => {
    const lines = "a\r\n".repeat(contactLimits.message / 2 - 1).concat("aa");
    expect(contactMessageSchema.parse({ ...filled, message: lines }).message).toHaveLength(
      contactLimits.message,
    );
  });

  test("about a service we do not offer is refused beside the select", () => {
    expect(Object.keys(problemsOf({ ...filled, service: "plumbing" }))).toEqual(["service"]);
  });

  test.each(["name", "email", "message"] as const)("with a NUL in %s is refused there", (field) => {
    expect(Object.keys(problemsOf({ ...filled, [field]: "a\0b" }))).toEqual([field]);
  });

  test("with fields missing or not text names each of them", () => {
    expect(Object.keys(problemsOf({ name: new Blob(["x"]) })).sort()).toEqual([
      "email",
      "message",
      "name",
      "service",
    ]);
  });
});

function problemsOf(input: object) {
  const { error } = contactMessageSchema.safeParse(input);
  return error ? contactProblems(error) : {};
}
