import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { filledIn, liftLimits, useIntake } from "../support/intake.ts";
import { sizes } from "../support/prepared-site.ts";

describe.each(sizes)("create-ghl-onboarding on %s", (size) => {
  const intake = useIntake(size);
  beforeAll(() => liftLimits(intake().backend));

  function call(init: RequestInit & { headers?: Record<string, string> } = {}) {
    const { backend } = intake();
    return backend.fetch(`${backend.url}/functions/v1/create-ghl-onboarding`, {
      method: "POST",
      ...init,
      headers: {
        apikey: backend.keys.publishable,
        "content-type": "application/json",
        ...init.headers,
      },
    });
  }
  const send = (body: unknown) => call({ body: JSON.stringify(body) });
  const jobs = async () => {
    const [row] = await intake().backend.db.query<{ n: number }>(
      "select count(*)::int as n from outbox where kind = 'ghl.onboarding'",
    );
    return row?.n ?? 0;
  };

  async function stored(status = "new"): Promise<string> {
    const id = randomUUID();
    await intake().visitor.from("onboarding_submissions").insert({ id, status });
    return id;
  }

  test("records the forward of a stored submission, once", async () => {
    const id = await stored();
    const before = await jobs();
    const { domain_password: _, ...fields } = filledIn({ id });
    for (let n = 0; n < 3; n++) {
      const response = await send(fields);
      expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
    }
    expect((await jobs()) - before).toBe(1);
  });

  test("ignores a password that was sent along", async () => {
    const id = await stored();
    const body = { id, domain_status: "ready", domain_password: "open sesame" };
    expect((await send(body)).status).toBe(200);
    expect(JSON.stringify(await intake().job(`ghl:${id}`))).not.toContain("open sesame");
  });

  test("records nothing for a submission in quarantine, and does not say so", async () => {
    const id = await stored("quarantined");
    const before = await jobs();
    expect(await (await send({ id })).json()).toEqual({ ok: true });
    expect(await jobs()).toBe(before);
  });

  test("forwards nothing that was never submitted, or has been deleted", async () => {
    const gone = await stored();
    await intake().admin.from("onboarding_submissions").delete().eq("id", gone);
    const hidden = await stored();
    const deleted_at = new Date().toISOString();
    await intake().admin.from("onboarding_submissions").update({ deleted_at }).eq("id", hidden);
    const before = await jobs();
    for (const id of [randomUUID(), gone, hidden]) expect((await send({ id })).status).toBe(404);
    expect(await jobs()).toBe(before);
  });

  test.each([
    ["nothing", ""],
    ["broken JSON", '{"id":'],
    ["a list", "[]"],
    ["null", "null"],
    ["text", '"x"'],
    ["no id", "{}"],
    ["an id that is none", '{"id":"1 or 1=1"}'],
    ["an id that is a list", `{"id":["${randomUUID()}"]}`],
    ["a field of the wrong kind", `{"id":"${randomUUID()}","email":{"a":1}}`],
    ["a field that is too long", `{"id":"${randomUUID()}","phone":"${"1".repeat(101)}"}`],
  ])("answers %s with 400 and a reason", async (_what, body) => {
    const response = await call({ body });
    expect([response.status, typeof (await response.json()).message]).toEqual([400, "string"]);
  });

  test("names the fields it does not know", async () => {
    const response = await send({ id: await stored(), status: "done", __proto__x: 1 });
    const { message } = await response.json();
    expect([response.status, message]).toEqual([
      400,
      'These are no fields of a submission: "status", "__proto__x".',
    ]);
  });

  test.each([
    ["GET", 405],
    ["PUT", 405],
    ["DELETE", 405],
  ])("answers %s with %i", async (method, status) => {
    expect((await call({ method })).status).toBe(status);
  });

  test("takes JSON only, and not without end", async () => {
    const form = await call({ body: "a=1", headers: { "content-type": "text/plain" } });
    const large = await call({ body: JSON.stringify({ id: "x".repeat(2_000_000) }) });
    expect([form.status, large.status]).toEqual([415, 413]);
  });

  test("needs one of the site's keys", async () => {
    for (const apikey of ["", "wrong", "sb_publishable_wrong"])
      expect((await call({ headers: { apikey }, body: "{}" })).status).toBe(401);
  });

  test("lets a browser on another origin ask", async () => {
    const { backend } = intake();
    const response = await backend.fetch(`${backend.url}/functions/v1/create-ghl-onboarding`, {
      method: "OPTIONS",
    });
    expect(response.status).toBe(204);
    const allowed = response.headers.get("access-control-allow-headers");
    for (const header of ["authorization", "x-client-info", "apikey", "content-type"])
      expect(allowed).toContain(header);
  });

  test("does the same from its entry for Supabase's own runtime", async () => {
    const { backend } = intake();
    let serve: ((request: Request) => Promise<Response>) | undefined;
    const env = { SUPABASE_URL: backend.url, SUPABASE_SERVICE_ROLE_KEY: backend.keys.secret };
    const outside = globalThis.fetch;
    globalThis.fetch = backend.fetch;
    Object.assign(globalThis, {
      Deno: {
        env: { get: (name: keyof typeof env) => env[name] },
        serve: (handler: typeof serve) => {
          serve = handler;
        },
      },
    });
    onTestFinished(() => {
      globalThis.fetch = outside;
      Reflect.deleteProperty(globalThis, "Deno");
    });
    const entry = "../../supabase/functions/create-ghl-onboarding/index.ts";
    await import(/* @vite-ignore */ `${entry}?${size}`);
    const id = await stored();
    const response = await serve?.(
      new Request("http://x/", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ id }),
      }),
    );
    expect(await response?.json()).toEqual({ ok: true });
    expect(await intake().job(`ghl:${id}`)).toBeDefined();
  });
});
