import { hashSync } from "bcryptjs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createPasswordCheck, type PasswordCheck } from "./password-check.ts";

const hash = hashSync("the right one", 4);
let check: PasswordCheck;
beforeEach(() => {
  check = createPasswordCheck();
});
afterEach(() => check.close());

test("the right password matches and others do not", async () => {
  expect(await check.matches("the right one", hash, false)).toBe(true);
  expect(await check.matches("the wrong one", hash, false)).toBe(false);
});

test("where there is no password none matches", async () => {
  expect(await check.matches("", null, false)).toBe(false);
  expect(await check.matches("anything", "not a hash", false)).toBe(false);
});

test("many at once are all answered, each with its own answer", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => check.matches(n % 2 ? "the right one" : "x", hash, false)),
  );
  expect(answers).toEqual(Array.from({ length: 20 }, (_, n) => n % 2 === 1));
});

test("more strangers than can be served soon are sent away at once; a known device is not", async () => {
  const costly = hashSync("x", 10);
  const waiting = Array.from({ length: 31 }, () => check.matches("y", costly, false));
  expect(() => check.matches("y", costly, false)).toThrow("Request rate limit reached");
  let strangersDone = 0;
  const settled = Promise.allSettled(waiting.map((one) => one.then(() => strangersDone++)));
  expect(await check.matches("x", costly, true)).toBe(true);
  expect(strangersDone).toBeLessThan(5);
  await check.close();
  expect((await settled).at(-1)?.status).toBe("rejected");
});

test("while one is compared, the main thread goes on", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await check.matches("x", hashSync("y", 11), false);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});
