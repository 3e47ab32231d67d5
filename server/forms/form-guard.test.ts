import { randomBytes, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { FormGuard } from "#data/request-services.ts";
import { onBehalfOf } from "#server/visitor.ts";
import { createFormGuard } from "./form-guard.ts";

const key = randomBytes(32).toString("base64");
let time: number;
let admitted: string[];
let guard: FormGuard;

beforeEach(() => {
  time = 1_800_000_000_000;
  admitted = [];
  guard = guardWith([key]);
});

function guardWith(keys: string[]): FormGuard {
  return createFormGuard({
    credentialsKey: keys.join(","),
    admit: async (id) => void admitted.push(id),
    now: () => time,
  });
}

const seconds = (n: number) => {
  time += n * 1000;
};

function post(posted: { token?: string | null; honeypot?: string | null } = {}, from = "") {
  const form = { id: randomUUID(), token: guard.token(), honeypot: "", ...posted };
  const visitor = { address: from || null, userAgent: null };
  return onBehalfOf(visitor, () => guard.judge(form));
}

const fresh = { refused: false, status: "new" };
const aside = { refused: false, status: "quarantined" };

test("a form filled in by a person is taken, and the database is told", async () => {
  const id = randomUUID();
  const token = guard.token();
  seconds(2);
  expect(await guard.judge({ id, token, honeypot: "" })).toEqual(fresh);
  expect(admitted).toEqual([id]);
});

test("a form that lay open for a week is taken", async () => {
  const token = guard.token();
  seconds(7 * 24 * 3600);
  expect(await post({ token })).toEqual(fresh);
});

describe("kept aside, and not vouched for, is a form", () => {
  test("that comes back at once", async () => {
    expect(await post()).toEqual(aside);
    expect(admitted).toEqual([]);
  });

  test("whose hidden field is filled in", async () => {
    const token = guard.token();
    seconds(30);
    expect(await post({ token, honeypot: "SEO offer" })).toEqual(aside);
    expect(admitted).toEqual([]);
  });

  test.each([null, "", "x", "a.b", "..", "rzzzzz.", `${(1e9).toString(36)}.AAAA`])(
    "with the token %j, which is not ours",
    async (token) => {
      expect(await post({ token })).toEqual(aside);
    },
  );

  test("whose token was signed with another key, or for another moment", async () => {
    const foreign = guardWith([randomBytes(32).toString("base64")]).token();
    const [, signature] = guard.token().split(".");
    const earlier = Math.floor(time / 1000 - 3600).toString(36);
    seconds(30);
    expect(await post({ token: foreign })).toEqual(aside);
    expect(await post({ token: `${earlier}.${signature}` })).toEqual(aside);
  });

  test("that is older than any person's", async () => {
    const token = guard.token();
    seconds(15 * 24 * 3600);
    expect(await post({ token })).toEqual(aside);
  });

  test("that is the seventh from one address, while others are still taken", async () => {
    const token = guard.token();
    seconds(5);
    for (let n = 0; n < 6; n++) expect(await post({ token }, "198.51.100.7")).toEqual(fresh);
    expect(await post({ token }, "198.51.100.7")).toEqual(aside);
    expect(await post({ token }, "198.51.100.8")).toEqual(fresh);
    seconds(120);
    expect(await post({ token }, "198.51.100.7")).toEqual(fresh);
  });

  test("that is one too many for everybody together", async () => {
    const token = guard.token();
    seconds(5);
    const verdicts = [];
    for (let n = 0; n < 61; n++) verdicts.push(await post({ token }, `198.51.100.${n}`));
    expect(verdicts.slice(0, 60)).toEqual(Array(60).fill(fresh));
    expect(verdicts[60]).toEqual(aside);
    expect(admitted).toHaveLength(60);
  });
});

test("machines that are kept aside do not use up what is meant for people", async () => {
  const token = guard.token();
  seconds(5);
  for (let n = 0; n < 500; n++) await post({ token: null }, `198.51.100.${n % 250}`);
  expect(await post({ token }, "203.0.113.9")).toEqual(fresh);
});

test("an address that goes on is refused, and told when to come back", async () => {
  const token = guard.token();
  seconds(5);
  const verdicts = [];
  for (let n = 0; n < 61; n++) verdicts.push(await post({ token }, "2001:db8::1"));
  expect(verdicts[59]).toEqual(aside);
  expect(verdicts[60]).toEqual({ refused: true, retryAfterSeconds: 30 });
  // Its neighbours in the same network are the same subscriber.
  expect(await post({ token }, "2001:db8::2")).toMatchObject({ refused: true });
});

test("a form handed out before the key was changed is still taken", async () => {
  const token = guard.token();
  guard = guardWith([randomBytes(32).toString("base64"), key]);
  seconds(5);
  expect(await post({ token })).toEqual(fresh);
});
