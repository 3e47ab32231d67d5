import { describe, expect, test } from "vitest";
import {
  type Account,
  codeNow,
  newAccount,
  newClient,
  signedIn,
  withAuthenticator,
} from "../support/account.ts";
import { useClock } from "../support/clock.ts";
import { until } from "../support/deadline.ts";
import { codeIn, nextMailTo } from "../support/mail-folder.ts";
import { sizes } from "../support/prepared-site.ts";
import { useTestBackend } from "../support/test-backend.ts";

describe.each(sizes)("on %s, the audit log", (size) => {
  const backend = useTestBackend(size, { listen: true });
  const clock = useClock();

  test("has every sign-in, with its address", async () => {
    const account = await newAccount(backend());
    await signedIn(backend(), account);
    const [entry] = await entriesOf(account, "auth.signed_in");
    expect(entry).toMatchObject({
      actor: account.id,
      detail: { by: "password", address: "127.0.0.1" },
    });
  });

  test("has every attempt that failed, without what was typed and without strangers' addresses", async () => {
    const account = await newAccount(backend());
    const client = newClient(backend());
    const password = "a password of another site";
    const nobody = `nobody-${account.email}`;
    await client.auth.signInWithPassword({ email: account.email, password });
    await client.auth.signInWithPassword({ email: nobody, password });
    const [known] = await entriesOf(account, "auth.sign_in_failed");
    expect(known).toMatchObject({ actor: null, detail: { by: "password" } });
    const everything = JSON.stringify(await backend().db.query("select * from audit_log"));
    for (const text of [password, account.password, account.email, nobody])
      expect(everything).not.toContain(text);
    const failures = await backend().db.query<{ subject: string }>(
      "select subject from audit_log where action = 'auth.sign_in_failed'",
    );
    expect(failures.filter(({ subject }) => /^[0-9a-f]{32}$/.test(subject))).toHaveLength(1);
  });

  test("has a forgotten password, from the asking to the new one", async () => {
    const account = await newAccount(backend());
    const client = newClient(backend());
    await client.auth.resetPasswordForEmail(account.email);
    const token = codeIn(await nextMailTo(backend().dataDir, account.email));
    await client.auth.verifyOtp({ email: account.email, token, type: "recovery" });
    await client.auth.updateUser({ password: "a better password" });
    await until("all entries", async () => (await actionsOf(account)).length === 3);
    expect(await actionsOf(account)).toEqual([
      "auth.password_reset_requested",
      "auth.signed_in",
      "auth.password_reset",
    ]);
  });

  test("has a password that its owner changed", async () => {
    const account = await newAccount(backend());
    await (await signedIn(backend(), account)).auth.updateUser({ password: "a better password" });
    expect(await actionsOf(account)).toEqual(["auth.signed_in", "auth.password_changed"]);
  });

  test("has a change of address, from the asking to the confirmation", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    const email = `new-${account.email}`;
    expect((await client.auth.updateUser({ email })).error).toBeNull();
    const token = codeIn(await nextMailTo(backend().dataDir, account.email));
    const confirmed = await client.auth.verifyOtp({
      email: account.email,
      token,
      type: "email_change",
    });
    expect(confirmed.error).toBeNull();
    expect(confirmed.data.user?.email).toBe(email);
    expect(await actionsOf(account)).toEqual([
      "auth.signed_in",
      "auth.email_change_requested",
      "auth.signed_in",
      "auth.email_changed",
    ]);
  });

  test("has what happens to a second factor", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    const { factorId, secret } = await withAuthenticator(client);
    await client.auth.mfa.recoveryCodes.generate();
    const other = await signedIn(backend(), account);
    await other.auth.mfa.challengeAndVerify({ factorId, code: "000000" });
    clock.pass(60);
    await other.auth.mfa.challengeAndVerify({ factorId, code: codeNow(secret) });
    await other.auth.mfa.unenroll({ factorId });
    expect(await actionsOf(account)).toEqual([
      "auth.signed_in",
      "auth.factor_enrolled",
      "auth.recovery_codes_created",
      "auth.signed_in",
      "auth.factor_failed",
      "auth.factor_given",
      "auth.factor_removed",
    ]);
  });

  test("has a recovery code that was used", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    await withAuthenticator(client);
    const { data } = await client.auth.mfa.recoveryCodes.generate();
    const owner = await signedIn(backend(), account);
    await owner.auth.mfa.recoveryCodes.verify({ code: data?.codes[0] ?? "" });
    expect(await entriesOf(account, "auth.recovery_code_used")).toHaveLength(1);
  });

  test("has sessions that were ended, by whom and why", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    const { data } = await client.rpc("my_sessions");
    const id = data?.[0]?.id ?? "";
    await (await signedIn(backend(), account)).rpc("revoke_session", { id });
    const revoked = await backend().db.query("select actor from audit_log where subject = $1", [
      id,
    ]);
    expect(revoked).toEqual([{ actor: account.id }]);

    await (await signedIn(backend(), account)).auth.signOut({ scope: "others" });
    const [entry] = await entriesOf(account, "auth.session_revoked");
    expect(entry).toMatchObject({ actor: account.id, detail: { scope: "others" } });
  });

  test("has everybody who became or stopped being an admin", async () => {
    const account = await newAccount(backend(), "user");
    const service = await backend().client("service");
    for (const role of ["admin", "user"])
      await service.from("profiles").update({ role }).eq("id", account.id);
    await service.from("profiles").update({ role: "user" }).eq("id", account.id);
    const entries = await entriesOf(account, "profiles.role_changed");
    expect(entries.map(({ detail }) => detail)).toEqual([
      { from: "user", to: "admin" },
      { from: "admin", to: "user" },
    ]);
  });

  test("is read by an admin and by nobody else", async () => {
    const admin = await signedIn(backend(), await newAccount(backend()));
    const member = await signedIn(backend(), await newAccount(backend(), "user"));
    expect((await admin.from("audit_log").select().limit(5)).data?.length).toBeGreaterThan(0);
    expect((await member.from("audit_log").select()).data).toEqual([]);
  });

  interface Entry {
    action: string;
    actor: string | null;
    detail: Record<string, unknown>;
  }

  async function entriesOf({ id }: Account, action?: string): Promise<Entry[]> {
    const entries = await backend().db.query<Entry>(
      `select action, actor, detail from public.audit_log
       where subject = $1 and action <> 'profiles.role_changed' or subject = $1 and $2
       order by audit_log.id`,
      [id, action === "profiles.role_changed"],
    );
    return entries.filter((entry) => !action || entry.action === action);
  }

  const actionsOf = async (account: Account) =>
    (await entriesOf(account)).map(({ action }) => action);
});
