import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import { onboardingLimits } from "#domain/onboarding.schema.ts";
import { createCredentials } from "./credentials.ts";

const newKey = () => randomBytes(32).toString("base64");
const [first, second] = [newKey(), newKey()];
const id = randomUUID();

test("what was sealed opens again, in the same submission", () => {
  const credentials = createCredentials(first);
  for (const typed of ["hunter2", " spaces ", "пароль 🔑", "x".repeat(300)])
    expect(credentials.open(id, credentials.seal(id, typed))).toBe(typed);
});

test("nothing of what was typed can be read from the sealed value, and no two are alike", () => {
  const credentials = createCredentials(first);
  const sealed = credentials.seal(id, "hunter2");
  expect(sealed).toMatch(/^enc:[0-9a-f]{8}:[\w-]{16}\.[\w-]+$/);
  expect(Buffer.from(sealed.split(".")[1] ?? "", "base64url").toString("latin1")).not.toContain(
    "hunter2",
  );
  expect(credentials.seal(id, "hunter2")).not.toBe(sealed);
});

test("the longest password, in the widest letters, fits its column", () => {
  const longest = "€".repeat(onboardingLimits.domain_password);
  expect(createCredentials(first).seal(id, longest).length).toBeLessThanOrEqual(2000);
});

test("a value moved to another submission does not open", () => {
  const credentials = createCredentials(first);
  const sealed = credentials.seal(id, "hunter2");
  expect(code(() => credentials.open(randomUUID(), sealed))).toBe("invalid");
});

test("after a change of keys new values use the new one and old ones still open", () => {
  const sealed = createCredentials(first).seal(id, "hunter2");
  const changed = createCredentials(`${second},${first}`);
  expect(changed.open(id, sealed)).toBe("hunter2");
  const fresh = changed.seal(id, "hunter3");
  expect(fresh.slice(0, 12)).not.toBe(sealed.slice(0, 12));
  expect(createCredentials(second).open(id, fresh)).toBe("hunter3");
});

test("without its key a value says which key is missing", () => {
  const sealed = createCredentials(first).seal(id, "hunter2");
  const other = createCredentials(second);
  expect(() => other.open(id, sealed)).toThrow(sealed.slice(4, 12));
  expect(code(() => other.open(id, sealed))).toBe("unavailable");
});

test.each([10, 20, -1])("a value changed at %i does not open", (position) => {
  const credentials = createCredentials(first);
  const sealed = credentials.seal(id, "hunter2");
  const at = position < 0 ? sealed.length - 10 : position;
  const changed = sealed.slice(0, at) + (sealed[at] === "A" ? "B" : "A") + sealed.slice(at + 1);
  expect(() => credentials.open(id, changed)).toThrow(Failure);
});

test.each(["", "hunter2", "enc:", "enc:00000000:.", "enc:zz:a.b"])("%j is no value", (value) => {
  expect(() => createCredentials(first).open(id, value)).toThrow(Failure);
});

function code(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Failure).code;
  }
  return "no failure";
}
