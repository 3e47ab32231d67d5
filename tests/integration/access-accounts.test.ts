import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { sizes } from "../support/prepared-site.ts";
import { people } from "../support/run.ts";
import { useTestBackend } from "../support/test-backend.ts";

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size, { listen: true });

  test.each([
    ["anonymous", false],
    ["member", false],
    ["admin", true],
  ] as const)("the question whether %s is an admin is answered %s", async (role, answer) => {
    const { data } = await (await backend().client(role)).rpc("is_admin");
    expect(data).toBe(answer);
  });

  describe("nobody can give or take the admin role", () => {
    test.each(["anonymous", "member", "admin"] as const)("as %s", async (role) => {
      const client = await backend().client(role);
      const profiles = () => client.from("profiles");
      const before = await roles();
      const { data: users } = { data: await ids() };
      for (const id of users) {
        for (const wanted of ["admin", "user"]) {
          await profiles().update({ role: wanted }).eq("id", id);
          await profiles().upsert({ id, role: wanted });
        }
        await profiles().delete().eq("id", id);
      }
      expect(await roles()).toEqual(before);
    });

    test("as a member who writes it into their own account", async () => {
      const member = await backend().client("member");
      await member.auth.updateUser({ data: { role: "admin", app_metadata: { role: "admin" } } });
      await member.auth.refreshSession();
      expect((await member.rpc("is_admin")).data).toBe(false);
    });

    test("but the service role can", async () => {
      const service = await backend().client("service");
      const member = await backend().client("member");
      const id = (await member.auth.getUser()).data.user?.id ?? "";
      await service.from("profiles").update({ role: "admin" }).eq("id", id);
      expect((await member.rpc("is_admin")).data).toBe(true);
      await service.from("profiles").update({ role: "user" }).eq("id", id);
      expect((await member.rpc("is_admin")).data).toBe(false);
    });
  });

  describe("a stranger gets no account", () => {
    const stranger = "stranger@example.test";

    test.each<[string, (client: SupabaseClient) => Promise<{ error: unknown }>]>([
      ["by signing up", (c) => c.auth.signUp({ email: stranger, password: "long-enough-1" })],
      ["by a one-time password", (c) => c.auth.signInWithOtp({ email: stranger })],
      [
        "by a one-time password that asks for an account",
        (c) => c.auth.signInWithOtp({ email: stranger, options: { shouldCreateUser: true } }),
      ],
      ["anonymously", (c) => c.auth.signInAnonymously()],
    ])("%s", async (_how, attempt) => {
      const client = await backend().client("anonymous");
      await attempt(client);
      expect((await client.auth.getSession()).data.session).toBeNull();
      expect(await emails()).toEqual(Object.values(people).map(({ email }) => email));
    });

    test.each([
      ["/auth/v1/otp", { email: stranger, create_user: true }],
      ["/auth/v1/otp", { email: stranger, options: { shouldCreateUser: true } }],
      ["/auth/v1/%6Ftp", { email: stranger, create_user: true }],
      ["/auth/v1/./otp", { email: stranger, create_user: true }],
      ["/auth/v1/magiclink", { email: stranger }],
      ["/auth/v1/signup", { email: stranger, password: "long-enough-1" }],
      ["/auth/v1/admin/users", { email: stranger, password: "long-enough-1" }],
      ["/auth/v1/invite", { email: stranger }],
    ])("by a request to %s with %o", async (path, body) => {
      const response = await backend().fetch(`${backend().url}${path}`, {
        method: "POST",
        headers: { apikey: backend().keys.publishable, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(await response.text()).not.toContain("access_token");
      expect(await emails()).toEqual(Object.values(people).map(({ email }) => email));
    });
  });

  test("a person with an account can ask for a one-time password", async () => {
    const client = await backend().client("anonymous");
    const { error } = await client.auth.signInWithOtp({ email: people.member.email });
    expect(error).toBeNull();
  });

  test("what is in the audit log stays as it is, even for the service role", async () => {
    const service = await backend().client("service");
    const { data } = await service.from("audit_log").insert({ action: "test" }).select().single();
    const entry = () =>
      service
        .from("audit_log")
        .select()
        .eq("id", data?.id ?? -1);
    const { error: changed } = await service
      .from("audit_log")
      .update({ action: "nothing" })
      .eq("id", data?.id ?? -1);
    const { error: deleted } = await service
      .from("audit_log")
      .delete()
      .eq("id", data?.id ?? -1);
    expect([changed?.code, deleted?.code]).toEqual(["42501", "42501"]);
    expect((await entry()).data).toEqual([data]);
    await expect(backend().db.query("truncate public.audit_log")).rejects.toThrow("append only");
  });

  const roles = () => backend().db.query("select * from public.profiles order by id");
  const ids = async () =>
    (await backend().db.query<{ id: string }>("select id from auth.users")).map(({ id }) => id);
  const emails = async () =>
    (
      await backend().db.query<{ email: string }>(
        "select email from auth.users order by email desc",
      )
    ).map(({ email }) => email);
});
