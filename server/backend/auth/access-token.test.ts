import { randomUUID } from "node:crypto";
import { sign } from "hono/jwt";
import { expect, test } from "vitest";
import { readAccessToken, signAccessToken } from "./access-token.ts";

const SECRET = "a secret of at least thirty-two characters";
const seconds = Math.floor(Date.now() / 1000);
const good = {
  sub: randomUUID(),
  aud: "authenticated",
  role: "authenticated",
  session_id: randomUUID(),
  iat: seconds,
  exp: seconds + 60,
} as const;

test("a token that was signed here is read", async () => {
  expect(await readAccessToken(await signAccessToken(good, SECRET), SECRET)).toEqual(good);
});

test.each([
  ["expired", { ...good, exp: seconds - 1 }],
  ["without an end", { ...good, exp: undefined }],
  ["of another role", { ...good, role: "service_role" }],
  ["without a session", { ...good, session_id: undefined }],
  ["for another audience", { ...good, aud: "anon" }],
  ["not for a person", { ...good, sub: "jobs/van.png" }],
  ["for a file", { sub: good.sub, bucket: "media", intent: "download", exp: good.exp }],
  ["from the future", { ...good, iat: seconds + 3600 }],
])("a token %s is none", async (_what, claims) => {
  expect(await readAccessToken(await sign(claims, SECRET, "HS256"), SECRET)).toBeNull();
});

test("a token with another's signature is none", async () => {
  const foreign = await sign(good, "another secret that is just as long", "HS256");
  expect(await readAccessToken(foreign, SECRET)).toBeNull();
});

test.each(["none", "HS384", "RS256", "hs256"])("a token that claims %s is none", async (alg) => {
  const [, payload, signature] = (await signAccessToken(good, SECRET)).split(".");
  const header = Buffer.from(JSON.stringify({ alg, typ: "JWT" })).toString("base64url");
  for (const last of [signature, ""])
    expect(await readAccessToken(`${header}.${payload}.${last}`, SECRET)).toBeNull();
});

test.each(["", "a", "a.b", "a.b.c", "a.b.c.d", "..", "\u0000.\u0000.\u0000"])(
  "%j is no token",
  async (text) => {
    expect(await readAccessToken(text, SECRET)).toBeNull();
  },
);
