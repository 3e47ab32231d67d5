import { beforeEach, expect, test } from "vitest";
import { onBehalfOf } from "#server/visitor.ts";
import { limitDirectWrites } from "./direct-writes.ts";

const SUBMISSIONS = "/rest/v1/onboarding_submissions";
let time: number;
let seen: string[];
let atOnce: { now: number; most: number };
let handle: (request: Request) => Promise<Response>;

beforeEach(() => {
  time = 1_800_000_000_000;
  seen = [];
  atOnce = { now: 0, most: 0 };
  handle = limitDirectWrites(
    async (request) => {
      atOnce.most = Math.max(atOnce.most, ++atOnce.now);
      const body = await request.text();
      await new Promise(setImmediate);
      atOnce.now--;
      seen.push(body);
      return new Response(null, { status: 201 });
    },
    { now: () => time },
  );
});

function post(path: string, body = "{}", address: string | null = null) {
  const request = new Request(`http://x${path}`, { method: "POST", body });
  return onBehalfOf({ address, userAgent: null }, () => handle(request));
}

test("a row arrives as it was sent", async () => {
  expect((await post(SUBMISSIONS, '{"company_name":"Söhne\\n"}')).status).toBe(201);
  expect(seen).toEqual(['{"company_name":"Söhne\\n"}']);
});

test("an address that floods is told to come back later; others are not", async () => {
  for (let n = 0; n < 600; n++)
    expect((await post(SUBMISSIONS, "{}", "198.51.100.7")).status).toBe(201);
  const refused = await post("/rest/v1/contact_messages", "{}", "198.51.100.7");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "6"]);
  expect((await post(SUBMISSIONS, "{}", "198.51.100.8")).status).toBe(201);
});

test.each([
  "/rest/v1//onboarding_submissions",
  "/rest/v1/%6Fnboarding_submissions",
  "/rest/v1/./contact_messages/",
])("the limit is not avoided by writing %s", async (path) => {
  for (let n = 0; n < 600; n++) await post(path, "{}", "198.51.100.7");
  expect((await post(path, "{}", "198.51.100.7")).status).toBe(429);
});

test("a flood from everywhere leaves the database to others between any two rows", async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, n) => post(SUBMISSIONS, "{}", `10.0.${n >> 8}.${n & 255}`)),
  );
  expect(atOnce.most).toBe(2);
  const refused = answers.filter(({ status }) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(seen.length).toBe(300 - refused);
  expect((await post(SUBMISSIONS)).status).toBe(201);
});

test("what else goes through the API does not wait in that line", async () => {
  const flood = Array.from({ length: 100 }, () => post(SUBMISSIONS));
  await post("/rest/v1/rpc/is_admin", '"another"');
  expect(seen.indexOf('"another"')).toBeLessThan(10);
  await Promise.all(flood);
});

test.each([
  ["a list", `[${Array(11).fill("{}").join()}]`],
  ["a table", `id\n${Array(11).fill("1").join("\n")}`],
])("%s of more rows than anybody needs is refused", async (_what, body) => {
  expect((await post(SUBMISSIONS, body)).status).toBe(413);
  expect(seen).toEqual([]);
});

test("a row over many lines is one row, and what cannot be read is left to the API", async () => {
  const lines = JSON.stringify(
    Object.fromEntries(Array.from("abcdefghijklmno").entries()),
    null,
    2,
  );
  for (const body of [lines, `[${lines}]`, "[1,", ""])
    expect((await post(SUBMISSIONS, body)).status).toBe(201);
});

test("a body without end is not read to its end", async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
  });
  const init = { method: "POST", body: endless, duplex: "half" } as RequestInit;
  expect((await handle(new Request(`http://x${SUBMISSIONS}`, init))).status).toBe(413);
  expect(seen).toEqual([]);
});
