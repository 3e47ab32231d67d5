import { beforeEach, expect, test } from "vitest";
import { AuthError } from "../auth-error.ts";
import { createLimits, type Limits } from "./limits.ts";

let time: number;
let limits: Limits;
beforeEach(() => {
  time = 1_800_000_000_000;
  limits = createLimits(() => time);
});

test("a refusal says when to come back, in whole seconds, and is charged to nobody", () => {
  for (let n = 0; n < 5; n++) limits.charge(["passwordByAddressAndAccount", "a"]);
  const refused = refusal(() =>
    limits.charge(["passwordByAddressAndAccount", "a"], ["passwordByAccount", "b"]),
  );
  expect(refused.status).toBe(429);
  expect(refused.headers["retry-after"]).toBe("180");
  time += 180_000;
  for (let n = 0; n < 20; n++) limits.charge(["passwordByAccount", "b"]);
  expect(() => limits.charge(["passwordByAccount", "b"])).toThrow(AuthError);
});

test("an attempt that succeeded is given back, once", () => {
  for (let n = 0; n < 100; n++) {
    const attempt = limits.charge(["passwordByAddressAndAccount", "a"]);
    attempt.giveBack();
    attempt.giveBack();
  }
  for (let n = 0; n < 5; n++) limits.charge(["passwordByAddressAndAccount", "a"]);
  expect(() => limits.charge(["passwordByAddressAndAccount", "a"])).toThrow(AuthError);
});

test("a limit on somebody who is not known does not apply", () => {
  for (let n = 0; n < 1000; n++) limits.charge(["failuresByAddress", null]);
});

function refusal(work: () => unknown): AuthError {
  try {
    work();
  } catch (error) {
    return error as AuthError;
  }
  throw new Error("It was not refused.");
}
