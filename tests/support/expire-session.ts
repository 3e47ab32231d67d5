import type { BrowserContext } from "@playwright/test";
import { decode, sign } from "hono/jwt";
import { siteSecrets } from "./site-secrets.ts";

const PREFIX = "base64-";

/** As if its hour were over: the same session with an access token of the past. Returns the cookie. */
export async function expireSession(context: BrowserContext): Promise<string> {
  const { jwtSecret } = await siteSecrets();
  const parts = (await context.cookies())
    .filter(({ name }) => name.startsWith("sb-session"))
    .sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  const joined = parts.map(({ value }) => value).join("");
  const session = JSON.parse(
    Buffer.from(joined.slice(PREFIX.length), "base64url").toString("utf8"),
  );
  const past = Math.floor(Date.now() / 1000) - 60;
  const claims = { ...decode(session.access_token).payload, exp: past };
  const expired = {
    ...session,
    access_token: await sign(claims, jwtSecret, "HS256"),
    expires_at: past,
  };
  const value = PREFIX + Buffer.from(JSON.stringify(expired)).toString("base64url");
  const [first] = parts;
  if (!first) throw new Error("Nobody is signed in.");
  await context.clearCookies({ name: /^sb-session/ });
  await context.addCookies([{ ...first, name: "sb-session", value }]);
  return value;
}
