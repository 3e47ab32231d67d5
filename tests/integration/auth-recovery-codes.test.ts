import { describe, expect, test } from "vitest";
import { methods, newAccount, signedIn, withAuthenticator } from "../support/account.ts";
import { useClock } from "../support/clock.ts";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

describe.each(sizes)("on %s, recovery codes", (size) => {
  const backend = useTestBackend(size, { listen: true });
  useClock();

  test("are ten, shown once, and kept as hashes", async () => {
    const client = await signedIn(backend(), await newAccount(backend()));
    await withAuthenticator(client);
    const { data } = await client.auth.mfa.recoveryCodes.generate();
    expect(data?.codes).toHaveLength(10);
    expect(new Set(data?.codes).size).toBe(10);
    for (const code of data?.codes ?? []) expect(code).toMatch(/^[2-9a-hjkmnp-tv-z]{16}$/);

    const again = await client.auth.mfa.recoveryCodes.generate();
    expect(again.error?.code).toBe("mfa_verified_factor_exists");
    const { data: status } = await client.auth.mfa.recoveryCodes.getStatus();
    expect(status).toMatchObject({ total: 10, remaining: 10 });
    const stored = JSON.stringify(
      await backend().db.query("select * from auth.mfa_recovery_codes"),
    );
    for (const code of data?.codes ?? []) expect(stored).not.toContain(code);
  });

  test("need another factor first", async () => {
    const client = await signedIn(backend(), await newAccount(backend()));
    const { error } = await client.auth.mfa.recoveryCodes.generate();
    expect(error?.code).toBe("insufficient_aal");
  });

  test("let somebody in whose phone is gone: it no longer counts, and all other sessions end", async () => {
    const account = await newAccount(backend());
    const lost = await signedIn(backend(), account);
    await withAuthenticator(lost);
    const code = await firstCode(lost);

    const owner = await signedIn(backend(), account);
    const typed = code.toUpperCase().replace(/(.{4})(?=.)/g, "$1-");
    expect((await owner.auth.mfa.recoveryCodes.verify({ code: typed })).error).toBeNull();
    expect((await owner.rpc("is_admin")).data).toBe(true);
    expect(await methods(owner)).toContain("mfa/recovery_code");
    expect((await owner.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect((await lost.rpc("is_admin")).data).toBe(false);
    expect((await lost.auth.refreshSession()).error).not.toBeNull();
    expect((await (await signedIn(backend(), account)).rpc("is_admin")).data).toBe(true);
  });

  test("work once, and only for their owner", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    await withAuthenticator(client);
    const code = await firstCode(client);
    const other = await signedIn(backend(), await newAccount(backend()));
    const stolen = await other.auth.mfa.recoveryCodes.verify({ code });
    expect(stolen.error?.code).toBe("mfa_verification_failed");

    const owners = await Promise.all([signedIn(backend(), account), signedIn(backend(), account)]);
    const results = await Promise.all(
      owners.map((owner) => owner.auth.mfa.recoveryCodes.verify({ code })),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test("of an older set, or of a phone that was removed, are worth nothing", async () => {
    const account = await newAccount(backend());
    const client = await signedIn(backend(), account);
    const { factorId } = await withAuthenticator(client);
    const old = await firstCode(client);
    const { data } = await client.auth.mfa.recoveryCodes.regenerate();
    const halfway = await signedIn(backend(), account);
    const give = (code: string) => halfway.auth.mfa.recoveryCodes.verify({ code });
    expect((await give(old)).error?.code).toBe("mfa_verification_failed");

    await client.auth.mfa.unenroll({ factorId });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
    expect((await give(data?.codes[0] ?? "")).error?.code).toBe("mfa_verification_failed");
  });

  async function firstCode(client: Client): Promise<string> {
    const { data } = await client.auth.mfa.recoveryCodes.generate();
    return data?.codes[0] ?? "";
  }
});
