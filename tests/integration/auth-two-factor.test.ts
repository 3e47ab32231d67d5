import { describe, expect, test } from "vitest";
import { putAdmin } from "#server/backend/accounts.ts";
import {
  codeNow,
  levels,
  methods,
  newAccount,
  newClient,
  signedIn,
  withAuthenticator,
} from "../support/account.ts";
import { useClock } from "../support/clock.ts";
import { sizes } from "../support/prepared-site.ts";
import { useTestBackend } from "../support/test-backend.ts";

describe.each(sizes)("on %s, two-factor", (size) => {
  const backend = useTestBackend(size, { listen: true });
  const clock = useClock();

  test("is set up with a picture for the phone, and counts from its first code on", async () => {
    const client = await signedIn(backend(), await newAccount(backend()));
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(data).toMatchObject({ type: "totp", friendly_name: "Phone" });
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
    expect(data?.totp.uri).toContain(`secret=${data?.totp.secret}`);
    expect(await levels(client)).toEqual(["aal1", "aal1"]);

    const code = codeNow(data?.totp.secret ?? "");
    const factorId = data?.id ?? "";
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(error).toBeNull();
    expect(await levels(client)).toEqual(["aal2", "aal2"]);
    const { data: factors } = await client.auth.mfa.listFactors();
    expect(factors?.totp).toMatchObject([{ id: factorId, status: "verified" }]);
  });

  test("says in the token how the person signed in, newest first, also after a refresh", async () => {
    const client = await signedIn(backend(), await newAccount(backend()));
    clock.pass(5);
    await withAuthenticator(client);
    expect(await methods(client)).toEqual(["totp", "password"]);
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(["aal2", "aal2"]);
    expect(await methods(client)).toEqual(["totp", "password"]);
  });

  test("is asked for at the next sign-in: the password alone opens nothing of the admin", async () => {
    const account = await newAccount(backend());
    const owner = await signedIn(backend(), account);
    await withAuthenticator(owner);
    await owner.from("contact_messages").insert({ name: "Private" });
    const { data: post } = await owner
      .from("blog_posts")
      .insert({ slug: `draft-${account.id}`, title: "Draft" })
      .select()
      .single();
    const picture = `${account.id}.png`;
    await owner.storage.from("media").upload(picture, "picture", { contentType: "image/png" });

    const thief = await signedIn(backend(), account);
    expect(await levels(thief)).toEqual(["aal1", "aal2"]);
    expect((await thief.rpc("is_admin")).data).toBe(false);
    for (const table of ["contact_messages", "onboarding_submissions", "audit_log"] as const)
      expect((await thief.from(table).select()).data).toEqual([]);
    expect(
      (
        await thief
          .from("blog_posts")
          .select()
          .eq("id", post?.id ?? "")
      ).data,
    ).toEqual([]);
    const write = await thief.from("blog_posts").insert({ slug: "mine", title: "Mine" });
    expect(write.error?.code).toBe("42501");
    await thief
      .from("blog_posts")
      .update({ title: "Mine" })
      .eq("slug", post?.slug ?? "");
    await thief
      .from("blog_posts")
      .delete()
      .eq("slug", post?.slug ?? "");
    const media = thief.storage.from("media");
    const upload = await media.upload("mine.png", "mine", { contentType: "image/png" });
    expect(upload.error).not.toBeNull();
    await media.update(picture, "mine", { contentType: "image/png" });
    await media.remove([picture]);
    expect((await media.list()).data).toEqual([]);

    const { data: kept } = await owner
      .from("blog_posts")
      .select("title")
      .eq("id", post?.id ?? "");
    expect(kept).toEqual([{ title: "Draft" }]);
    const { data: file } = await owner.storage.from("media").download(picture);
    expect(await file?.text()).toBe("picture");
  });

  test("lets nobody past with a token from before the code was given", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    const before = (await client.auth.getSession()).data.session?.access_token ?? "";
    await withAuthenticator(client);
    const response = await backend().fetch(`${backend().url}/rest/v1/rpc/is_admin`, {
      method: "POST",
      headers: { apikey: backend().keys.publishable, authorization: `Bearer ${before}` },
    });
    expect(await response.json()).toBe(false);
  });

  test("ends the sessions that have not given a code, when it is set up and at each sign-in", async () => {
    const account = await newAccount(backend());
    const elsewhere = await signedIn(backend(), account);
    const { factorId, secret } = await withAuthenticator(await signedIn(backend(), account));
    expect((await elsewhere.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");

    const halfway = await signedIn(backend(), account);
    const complete = await signedIn(backend(), account);
    const code = codeNow(secret, 30);
    await complete.auth.mfa.challengeAndVerify({ factorId, code });
    expect((await halfway.auth.refreshSession()).error?.code).toBe("refresh_token_not_found");
    expect((await complete.rpc("is_admin")).data).toBe(true);
  });

  describe("a code", () => {
    test("works once, also for two who use it at the same moment", async () => {
      const account = await newAccount(backend());
      const { factorId, secret } = await withAuthenticator(await signedIn(backend(), account));
      clock.pass(30);
      const clients = await Promise.all([
        signedIn(backend(), account),
        signedIn(backend(), account),
      ]);
      const code = codeNow(secret);
      const results = await Promise.all(
        clients.map((client) => client.auth.mfa.challengeAndVerify({ factorId, code })),
      );
      expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    });

    test("of the half minute before is still good, an older one is not", async () => {
      const account = await newAccount(backend());
      const { factorId, secret } = await withAuthenticator(await signedIn(backend(), account));
      clock.pass(300);
      const client = await signedIn(backend(), account);
      const give = (code: string) => client.auth.mfa.challengeAndVerify({ factorId, code });
      expect((await give(codeNow(secret, -60))).error?.code).toBe("mfa_verification_failed");
      expect((await give(codeNow(secret, -30))).error).toBeNull();
    });

    test("comes too late for a challenge of six minutes ago", async () => {
      const account = await newAccount(backend());
      const { factorId, secret } = await withAuthenticator(await signedIn(backend(), account));
      const client = await signedIn(backend(), account);
      const { data: challenge } = await client.auth.mfa.challenge({ factorId });
      expect(challenge?.expires_at).toBe(Math.floor(Date.now() / 1000) + 300);
      clock.pass(360);
      const challengeId = challenge?.id ?? "";
      const code = codeNow(secret);
      const { error } = await client.auth.mfa.verify({ factorId, challengeId, code });
      expect(error?.code).toBe("mfa_challenge_expired");
    });

    test("of somebody else's phone opens nothing", async () => {
      const other = await withAuthenticator(await signedIn(backend(), await newAccount(backend())));
      const client = await signedIn(backend(), await newAccount(backend()));
      const { factorId } = other;
      const { error } = await client.auth.mfa.challenge({ factorId });
      expect(error?.code).toBe("mfa_factor_not_found");
      expect((await client.auth.mfa.unenroll({ factorId })).error?.code).toBe(
        "mfa_factor_not_found",
      );
    });

    test("is six digits and nothing else", async () => {
      const account = await newAccount(backend());
      const { factorId } = await withAuthenticator(await signedIn(backend(), account));
      const client = await signedIn(backend(), account);
      for (const code of ["", "12345", "abcdef", "1234567", "' or 1=1"]) {
        const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
        expect(error?.status).toBe(422);
      }
    });
  });

  test("cannot be removed, replaced or gone around with the password alone", async () => {
    const account = await newAccount(backend());
    const { factorId } = await withAuthenticator(await signedIn(backend(), account));
    const thief = await signedIn(backend(), account);
    const refusals = [
      await thief.auth.mfa.unenroll({ factorId }),
      await thief.auth.mfa.enroll({ factorType: "totp" }),
      await thief.auth.updateUser({ password: "a password of my own" }),
      await thief.auth.updateUser({ email: "thief@example.test" }),
      await thief.auth.mfa.recoveryCodes.generate(),
      await thief.auth.mfa.recoveryCodes.regenerate(),
      await thief.auth.mfa.recoveryCodes.unenroll(),
    ];
    expect(refusals.map(({ error }) => error?.code)).toEqual(Array(7).fill("insufficient_aal"));
    expect((await thief.rpc("my_sessions")).data).toEqual([]);
    const { error } = await thief.rpc("revoke_session", { id: crypto.randomUUID() });
    expect(error?.code).toBe("42501");
  });

  test("once removed is not asked for again", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    const { factorId } = await withAuthenticator(client);
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    await client.auth.refreshSession();
    expect(await levels(client)).toEqual(["aal1", "aal1"]);
    expect((await (await signedIn(backend(), account)).rpc("is_admin")).data).toBe(true);
  });

  test("with two phones: removing the one that was used asks for the other", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    const first = await withAuthenticator(client);
    const second = await withAuthenticator(client);
    await client.auth.mfa.unenroll({ factorId: second.factorId });
    expect((await client.rpc("is_admin")).data).toBe(false);
    clock.pass(60);
    const code = codeNow(first.secret);
    await client.auth.mfa.challengeAndVerify({ factorId: first.factorId, code });
    expect((await client.rpc("is_admin")).data).toBe(true);
  });

  test("that was begun and given up does not stand in the way", async () => {
    const client = await signedIn(backend(), await newAccount(backend()));
    const begin = () => client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect((await begin()).error).toBeNull();
    expect((await begin()).error?.code).toBe("mfa_factor_name_conflict");
    clock.pass(301);
    expect((await begin()).error).toBeNull();
  });

  test("knows no more than ten phones", async () => {
    const client = await signedIn(backend(), await newAccount(backend()));
    for (let n = 0; n < 10; n++) await client.auth.mfa.enroll({ factorType: "totp" });
    const { error } = await client.auth.mfa.enroll({ factorType: "totp" });
    expect(error?.code).toBe("too_many_enrolled_mfa_factors");
  });

  test("keeps no secret that could be read from the database, or shown again", async () => {
    const client = await signedIn(backend(), await newAccount(backend()));
    const { factorId, secret } = await withAuthenticator(client);
    const rows = await backend().db.query("select * from auth.mfa_factors where id = $1", [
      factorId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(await client.auth.getUser())).not.toContain(secret);
  });

  test("does not open the sign-in tables to anybody", async () => {
    const open = await backend().db.query(
      `select c.relname, r.rolname from pg_class c cross join pg_roles r
       where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r'
         and r.rolname in ('anon', 'authenticated')
         and has_table_privilege(r.rolname, c.oid, 'select, insert, update, delete')`,
    );
    expect(open).toEqual([]);
  });

  test("is turned off, with a new password, by whoever holds the machine", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    await withAuthenticator(client);
    const password = "from the shell";
    await backend().db.transaction((sql) => putAdmin(sql, account.email, password));
    const fresh = newClient(backend());
    await fresh.auth.signInWithPassword({ email: account.email, password });
    expect((await fresh.rpc("is_admin")).data).toBe(true);
    expect((await client.rpc("is_admin")).data).toBe(false);
  });
});
