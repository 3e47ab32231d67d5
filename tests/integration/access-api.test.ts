import { describe, expect, test } from "vitest";
import { sizes } from "../support/prepared-site.ts";
import { useTestBackend } from "../support/test-backend.ts";

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size, { listen: true });
  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    backend().fetch(`${backend().url}${path}`, { ...init, headers });

  describe.each(["/rest/v1/blog_posts", "/rest/v1/rpc/is_admin", "/auth/v1/user"])(
    "a request to %s",
    (path) => {
      test("without a key is refused", async () => {
        expect((await ask(path)).status).toBe(401);
      });

      test.each(["wrong", "sb_publishable_wrong", "sb_secret_wrong"])(
        "with the key %s is refused",
        async (apikey) => {
          expect((await ask(path, { apikey })).status).toBe(401);
        },
      );

      test("with a key that is not a header of its own is refused", async () => {
        const authorization = `Bearer ${backend().keys.secret}`;
        expect((await ask(path, { authorization })).status).toBe(401);
      });
    },
  );

  test("a token that somebody else signed opens nothing", async () => {
    const claims = { role: "service_role", sub: crypto.randomUUID(), exp: 9_999_999_999 };
    for (const alg of ["none", "HS256"]) {
      const token = [{ alg, typ: "JWT" }, claims].map(encoded).concat("c2lnbmF0dXJl").join(".");
      const response = await ask("/rest/v1/profiles", {
        apikey: backend().keys.publishable,
        authorization: `Bearer ${token}`,
      });
      expect(response.status).toBe(401);
    }
  });

  test.each(["auth", "storage", "private", "supabase_migrations", "pg_catalog"])(
    "nobody reaches the schema %s, not even the service role",
    async (schema) => {
      for (const apikey of Object.values(backend().keys)) {
        const read = await ask("/rest/v1/users", { apikey, "accept-profile": schema });
        const headers = { apikey, "content-profile": schema, "content-type": "application/json" };
        const write = await ask("/rest/v1/users", headers, { method: "POST", body: "{}" });
        expect([read.status, write.status]).toEqual([406, 406]);
      }
    },
  );

  test.each(["users", "schema_migrations", "objects", "auth.users", "pg_roles"])(
    "there is no table %s to ask for",
    async (table) => {
      const response = await ask(`/rest/v1/${table}`, { apikey: backend().keys.secret });
      expect(response.status).toBe(404);
    },
  );

  test.each(["create_profile", "stamp_post", "resolve_redirect", "pg_sleep", "pg_read_file"])(
    "there is no function %s to call",
    async (name) => {
      const headers = { apikey: backend().keys.secret, "content-type": "application/json" };
      const init = { method: "POST", body: "{}" };
      expect((await ask(`/rest/v1/rpc/${name}`, headers, init)).status).toBe(404);
    },
  );

  test("what the engine has beside its API is not mounted", async () => {
    for (const path of ["/_system/config", "/_system/introspect", "/studio"])
      expect(await (await ask(path)).text()).toBe("A page");
  });
});

function encoded(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
