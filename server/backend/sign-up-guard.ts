import { Hono } from "hono";

type Handler = (request: Request) => Promise<Response>;

/**
 * The engine makes an account for any address that asks for a one-time password, although sign-up
 * is off. Routed by Hono, as the engine is, so that both read an address the same way.
 */
export function refuseSignUp(engine: Handler): Handler {
  const app = new Hono();
  app.post("/auth/v1/otp", async (c) => {
    const headers = new Headers(c.req.raw.headers);
    headers.delete("content-length");
    const body = withoutAccount(await c.req.text());
    return engine(new Request(c.req.url, { method: "POST", headers, body }));
  });
  app.all("*", (c) => engine(c.req.raw));
  return async (request) => app.fetch(request);
}

function withoutAccount(body: string): string {
  try {
    return JSON.stringify({ ...JSON.parse(body), create_user: false });
  } catch {
    return body;
  }
}
