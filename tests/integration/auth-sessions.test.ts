import { describe, expect, test } from "vitest";
import { type Account, newAccount, newClient, signedIn } from "../support/account.ts";
import { useClock } from "../support/clock.ts";
import { codeIn, nextMailTo } from "../support/mail-folder.ts";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const DAY = 24 * 3600;

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size, { listen: true });
  const clock = useClock();
  const admin = async (): Promise<[Account, Client]> => {
    const account = await newAccount(backend());
    return [account, await signedIn(backend(), account)];
  };

  describe("a refresh token", () => {
    test("is replaced each time it is used", async () => {
      const [, client] = await admin();
      const [first, second] = [await tokenOf(client), await rotated(client)];
      expect(second).not.toBe(first);
      expect((await client.auth.getUser()).error).toBeNull();
    });

    test("that was replaced gives the same successor to all tabs that used it at once", async () => {
      const [, client] = await admin();
      const token = await tokenOf(client);
      const answers = await Promise.all(Array.from({ length: 5 }, () => use(token)));
      expect(answers.map(({ error }) => error)).toEqual(Array(5).fill(null));
      expect(new Set(answers.map(({ next }) => next)).size).toBe(1);
      clock.pass(20);
      expect((await use(token)).next).toBe(answers[0]?.next);
    });

    test("that was replaced a while ago was stolen: the session ends for everybody", async () => {
      const [, client] = await admin();
      const stolen = await tokenOf(client);
      const current = await rotated(client);
      clock.pass(31);
      expect((await use(stolen)).error).toBe("refresh_token_already_used");
      expect((await use(current)).error).toBe("refresh_token_not_found");
      expect((await client.rpc("is_admin")).data).toBe(false);
      expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    });

    test("several generations old ends the session too", async () => {
      const [, client] = await admin();
      const oldest = await tokenOf(client);
      await rotated(client);
      await rotated(client);
      const current = await rotated(client);
      clock.pass(31);
      expect((await use(oldest)).error).toBe("refresh_token_already_used");
      expect((await use(current)).error).toBe("refresh_token_not_found");
    });

    test("of a session that nobody used for a month is worth nothing", async () => {
      const [account, client] = await admin();
      clock.pass(29 * DAY);
      const current = await rotated(client);
      clock.pass(31 * DAY);
      expect((await use(current)).error).toBe("session_expired");
      expect(await sessionsOf(account)).toHaveLength(0);
    });

    test.each(["", "x", crypto.randomUUID(), "' or true --"])("is never %j", async (token) => {
      expect((await use(token)).error).toMatch(/refresh_token_not_found|validation_failed/);
    });
  });

  describe("signing out", () => {
    test.each([
      ["local", [false, true, true]],
      ["others", [true, false, false]],
      ["global", [false, false, false]],
    ] as const)("%s ends what it says", async (scope, remain) => {
      const account = await newAccount(backend());
      const clients = [];
      for (let n = 0; n < 3; n++) clients.push(await signedIn(backend(), account));
      const tokens = await Promise.all(clients.map(tokenOf));
      const access = await Promise.all(clients.map(accessOf));
      await clients[0]?.auth.signOut({ scope });
      expect(await Promise.all(access.map(isAdmin))).toEqual(remain);
      const refreshed = await Promise.all(tokens.map(use));
      expect(refreshed.map(({ error }) => error === null)).toEqual(remain);
    });

    test("touches nobody else", async () => {
      const [, other] = await admin();
      const [, client] = await admin();
      await client.auth.signOut({ scope: "global" });
      expect((await other.rpc("is_admin")).data).toBe(true);
    });
  });

  test("an hour later the access token is refused until it is refreshed", async () => {
    const [, client] = await admin();
    const access = await accessOf(client);
    clock.pass(3601);
    const headers = { apikey: backend().keys.publishable, authorization: `Bearer ${access}` };
    for (const path of ["rest/v1/blog_posts", "auth/v1/user", "storage/v1/bucket"]) {
      const response = await backend().fetch(`${backend().url}/${path}`, { headers });
      expect([path, response.status]).toEqual([path, 401]);
    }
    await client.auth.refreshSession();
    expect((await client.rpc("is_admin")).data).toBe(true);
  });

  describe("the list of sessions", () => {
    test("says since when, from where and with what, this one first", async () => {
      const account = await newAccount(backend());
      const phone = newClient(backend(), (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set("user-agent", `Phone ${"x".repeat(500)}`);
        return backend().fetch(input, { ...init, headers });
      });
      await phone.auth.signInWithPassword(account);
      clock.pass(60);
      const client = await signedIn(backend(), account);
      const { data } = await client.rpc("my_sessions");
      expect(data).toHaveLength(2);
      expect(data?.map(({ current }) => current)).toEqual([true, false]);
      expect(data?.[1]).toMatchObject({ ip: "127.0.0.1", current: false });
      expect(data?.[1]?.user_agent).toMatch(/^Phone x{294}$/);
      expect(Date.parse(data?.[0]?.created_at ?? "")).toBe(Date.now());
    });

    test("shows when a session was last used", async () => {
      const [, client] = await admin();
      clock.pass(DAY);
      await client.auth.refreshSession();
      const { data } = await client.rpc("my_sessions");
      expect(Date.parse(data?.[0]?.refreshed_at ?? "")).toBe(Date.now());
    });

    test("forgets what nobody used for a month, at the next sign-in", async () => {
      const [account] = await admin();
      clock.pass(31 * DAY);
      const { data } = await (await signedIn(backend(), account)).rpc("my_sessions");
      expect(data).toHaveLength(1);
    });

    test("shows nobody another's, and lets nobody end another's", async () => {
      const [, other] = await admin();
      const [, client] = await admin();
      const { data: others } = await other.rpc("my_sessions");
      const id = others?.[0]?.id ?? "";
      expect((await client.rpc("my_sessions")).data?.map((one) => one.id)).not.toContain(id);
      expect((await client.rpc("revoke_session", { id })).data).toBe(false);
      expect((await other.rpc("is_admin")).data).toBe(true);
    });

    test("ends one of them at once", async () => {
      const [account, client] = await admin();
      const lost = await signedIn(backend(), account);
      const { data } = await client.rpc("my_sessions");
      const id = data?.find((one) => !one.current)?.id ?? "";
      expect((await client.rpc("revoke_session", { id })).data).toBe(true);
      expect((await client.rpc("revoke_session", { id })).data).toBe(false);
      expect((await lost.rpc("is_admin")).data).toBe(false);
      expect((await lost.from("contact_messages").select()).data).toEqual([]);
      expect((await lost.auth.refreshSession()).error).not.toBeNull();
      expect((await client.rpc("is_admin")).data).toBe(true);
    });

    test("is for people who are signed in", async () => {
      const visitor = newClient(backend());
      expect((await visitor.rpc("my_sessions")).error?.code).toBe("42501");
      const id = crypto.randomUUID();
      expect((await visitor.rpc("revoke_session", { id })).error?.code).toBe("42501");
    });
  });

  describe("a new password", () => {
    test("signs out everywhere else and works from then on", async () => {
      const [account, client] = await admin();
      const elsewhere = await signedIn(backend(), account);
      const password = "correct horse battery staple";
      expect((await client.auth.updateUser({ password })).error).toBeNull();
      expect((await client.rpc("is_admin")).data).toBe(true);
      expect((await elsewhere.rpc("is_admin")).data).toBe(false);
      expect(await signedIn(backend(), { ...account, password })).toBeDefined();
      await expect(signedIn(backend(), account)).rejects.toThrow("Invalid login credentials");
    });

    test("is chosen by somebody who forgot the old one, with the code of a mail", async () => {
      const account = await newAccount(backend());
      const client = newClient(backend());
      await client.auth.resetPasswordForEmail(account.email);
      const token = codeIn(await nextMailTo(backend().dataDir, account.email));
      const { error } = await client.auth.verifyOtp({
        email: account.email,
        token,
        type: "recovery",
      });
      expect(error).toBeNull();
      await client.auth.updateUser({ password: "a better password" });
      const password = "a better password";
      expect(await signedIn(backend(), { ...account, password })).toBeDefined();
    });
  });

  async function use(refresh_token: string) {
    const response = await backend().fetch(
      `${backend().url}/auth/v1/token?grant_type=refresh_token`,
      {
        method: "POST",
        headers: { apikey: backend().keys.publishable, "content-type": "application/json" },
        body: JSON.stringify({ refresh_token }),
      },
    );
    const answer = (await response.json()) as { error_code?: string; refresh_token?: string };
    return { error: answer.error_code ?? null, next: answer.refresh_token };
  }

  async function isAdmin(access: string): Promise<boolean> {
    const response = await backend().fetch(`${backend().url}/rest/v1/rpc/is_admin`, {
      method: "POST",
      headers: { apikey: backend().keys.publishable, authorization: `Bearer ${access}` },
    });
    return (await response.json()) as boolean;
  }

  const sessionsOf = ({ id }: Account) =>
    backend().db.query("select id from auth.sessions where user_id = $1", [id]);
});

async function tokenOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.refresh_token ?? "";
}

async function accessOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? "";
}

async function rotated(client: Client): Promise<string> {
  const { error } = await client.auth.refreshSession();
  if (error) throw error;
  return tokenOf(client);
}
