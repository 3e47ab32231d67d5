import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  type Account,
  codeNow,
  newAccount,
  newClient,
  signedIn,
  withAuthenticator,
} from "../support/account.ts";
import { browserAt } from "../support/browser.ts";
import { useClock } from "../support/clock.ts";
import { codeIn, mailsTo, nextMailTo, tokenIn } from "../support/mail-folder.ts";
import { sizes } from "../support/prepared-site.ts";
import { useTestBackend } from "../support/test-backend.ts";

const LIMITED = [429, "over_request_rate_limit", "Request rate limit reached"];
const WRONG = [400, "invalid_credentials", "Invalid login credentials"];

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);
  const clock = useClock();
  let hosts = 0;
  /** An address nobody has used before. */
  const elsewhere = () => `198.51.${100 + Math.floor(hosts / 250)}.${1 + (hosts++ % 250)}`;
  const stranger = () => browserAt(elsewhere(), backend());

  describe("guessing a password", () => {
    test("is over after five wrong ones from one address, even with the right one", async () => {
      const account = await newAccount(backend());
      const visit = stranger();
      for (let n = 0; n < 5; n++) expect(await guess(visit, account.email, "no")).toEqual(WRONG);
      expect(await guess(visit, account.email, "no")).toEqual(LIMITED);
      expect(await guess(visit, account.email, account.password)).toEqual(LIMITED);
    });

    test("is told how long to wait, and may go on then", async () => {
      const account = await newAccount(backend());
      const visit = stranger();
      for (let n = 0; n < 5; n++) await guess(visit, account.email, "no");
      const response = await post(visit, "token?grant_type=password", {
        email: account.email,
        password: "no",
      });
      expect(response.headers.get("retry-after")).toBe("180");
      clock.pass(180);
      expect(await guess(visit, account.email, account.password)).toEqual([200]);
    });

    test("is answered the same where there is no such account", async () => {
      const account = await newAccount(backend());
      const [known, unknown] = [stranger(), stranger()];
      for (let n = 0; n < 7; n++) {
        const answer = await guess(known, account.email, "no");
        expect(await guess(unknown, `nobody-${account.email}`, "no")).toEqual(answer);
      }
    });

    test("in capital letters is guessing all the same", async () => {
      const account = await newAccount(backend());
      const visit = stranger();
      for (let n = 0; n < 5; n++) await guess(visit, account.email, "no");
      expect(await guess(visit, account.email.toUpperCase(), account.password)).toEqual(LIMITED);
    });

    test("from one address does not disturb the owner at another", async () => {
      const account = await newAccount(backend());
      const visit = stranger();
      for (let n = 0; n < 10; n++) await guess(visit, account.email, "no");
      expect(await guess(stranger(), account.email, account.password)).toEqual([200]);
    });

    test("from a thousand addresses of one IPv6 network is guessing from one", async () => {
      const account = await newAccount(backend());
      const next = (n: number) => browserAt(`2001:db8:0:${hosts}::${n.toString(16)}`, backend());
      hosts++;
      for (let n = 0; n < 5; n++) await guess(next(n), account.email, "no");
      expect(await guess(next(1000), account.email, account.password)).toEqual(LIMITED);
    });

    test("from many addresses slows down strangers, never a browser the owner has used", async () => {
      const account = await newAccount(backend());
      const own = stranger();
      expect(await guess(own, account.email, account.password)).toEqual([200]);
      for (let n = 0; n < 20; n++)
        expect(await guess(stranger(), account.email, "no")).toEqual(WRONG);
      expect(await guess(stranger(), account.email, account.password)).toEqual(LIMITED);
      expect(await guess(own, account.email, account.password)).toEqual([200]);
    });

    test("next to the owner, behind the same address, does not shut them out", async () => {
      const account = await newAccount(backend());
      const address = elsewhere();
      const own = browserAt(address, backend());
      await guess(own, account.email, account.password);
      const visit = browserAt(address, backend());
      for (let n = 0; n < 10; n++) await guess(visit, account.email, "no");
      expect(await guess(own, account.email, account.password)).toEqual([200]);
    });

    test("with a browser the owner has used is limited for itself", async () => {
      const account = await newAccount(backend());
      const own = stranger();
      await guess(own, account.email, account.password);
      for (let n = 0; n < 10; n++) expect(await guess(own, account.email, "no")).toEqual(WRONG);
      expect(await guess(own, account.email, account.password)).toEqual(LIMITED);
    });

    test("of one account after the other is over after thirty", async () => {
      const visit = stranger();
      const accounts = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newAccount(backend())));
      for (const { email } of accounts)
        for (let n = 0; n < 5; n++) expect(await guess(visit, email, "no")).toEqual(WRONG);
      const another = await newAccount(backend());
      expect(await guess(visit, another.email, another.password)).toEqual(LIMITED);
    });

    test("ten thousand times is tried twenty times; the rest is refused and leaves no trace", async () => {
      const account = await newAccount(backend());
      const own = stranger();
      await guess(own, account.email, account.password);
      const before = await auditEntries();
      const network = Array.from({ length: 500 }, stranger);
      const answers = { 400: 0, 429: 0 };
      for (let n = 0; n < 10_000; n++) {
        const visit = network[n % network.length] as typeof fetch;
        const [status] = await guess(visit, account.email, `guess ${n}`);
        answers[status as keyof typeof answers]++;
      }
      expect(answers).toEqual({ 400: 20, 429: 9_980 });
      expect((await auditEntries()) - before).toBeLessThanOrEqual(20);
      expect(await guess(own, account.email, account.password)).toEqual([200]);
    });

    test("is not what somebody does who knows it", async () => {
      const account = await newAccount(backend());
      const visit = stranger();
      for (let n = 0; n < 40; n++)
        expect(await guess(visit, account.email, account.password)).toEqual([200]);
    });
  });

  describe("a mail", () => {
    test.each(["otp", "recover"])(
      "asked for by /%s is promised to everybody and sent to those with an account",
      async (path) => {
        const account = await newAccount(backend());
        const nobody = `nobody-${account.email}`;
        const answers = [];
        for (const email of [account.email, nobody]) {
          const response = await post(stranger(), path, { email });
          answers.push([response.status, await response.text()]);
        }
        expect(answers).toEqual(Array(2).fill([200, "{}"]));
        expect(await nextMailTo(backend().dataDir, account.email)).toContain("enter this code");
        expect(await mailsTo(backend().dataDir, nobody)).toEqual([]);
      },
    );

    test("is not sent as often as somebody likes, whether or not there is an account", async () => {
      const account = await newAccount(backend());
      for (const email of [account.email, `nobody-${account.email}`]) {
        const statuses = [];
        for (let n = 0; n < 6; n++)
          statuses.push((await post(stranger(), "recover", { email })).status);
        expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
      }
    });
  });

  describe("the six digits of a mail", () => {
    test("are guessed five times; the link in the same mail still works", async () => {
      const account = await newAccount(backend());
      const mail = await mailFor(account);
      const token = codeIn(mail);
      const wrong = token === "000000" ? "000001" : "000000";
      for (let n = 0; n < 5; n++) expect(await verify({ account, token: wrong })).toBe(403);
      expect(await verify({ account, token })).toBe(429);
      expect(await verify({ token_hash: tokenIn(mail) })).toBe(200);
      expect(await verify({ token_hash: tokenIn(mail) })).toBe(403);
    });

    test("sign in once, with the type a newcomer to Supabase would use", async () => {
      const account = await newAccount(backend());
      const token = codeIn(await mailFor(account));
      const client = newClient(backend());
      const give = () => client.auth.verifyOtp({ email: account.email, token, type: "email" });
      expect((await give()).error).toBeNull();
      expect((await client.rpc("is_admin")).data).toBe(true);
      expect((await give()).error?.code).toBe("otp_expired");
    });

    test("are worth nothing as a link that somebody worked out", async () => {
      const account = await newAccount(backend());
      const token = codeIn(await mailFor(account));
      const hash = createHash("sha256")
        .update(account.email + token)
        .digest("hex");
      const stored = await backend().db.query(
        "select 1 from auth.users where recovery_token = $1",
        [hash],
      );
      expect(stored).toHaveLength(1);
      expect(await verify({ token_hash: hash })).toBe(403);
    });

    test("are worth nothing an hour later", async () => {
      const account = await newAccount(backend());
      const mail = await mailFor(account);
      clock.pass(3601);
      expect(await verify({ account, token: codeIn(mail) })).toBe(403);
      expect(await verify({ token_hash: tokenIn(mail) })).toBe(403);
    });

    async function mailFor({ email }: Account): Promise<string> {
      await post(stranger(), "otp", { email });
      return nextMailTo(backend().dataDir, email);
    }

    async function verify(what: { account?: Account; token?: string; token_hash?: string }) {
      const { account, ...given } = what;
      const body = { ...given, ...(account && { email: account.email }), type: "magiclink" };
      return (await post(stranger(), "verify", body)).status;
    }
  });

  test("the codes of a phone are guessed five times by whoever has the password, not by the owner", async () => {
    const account = await newAccount(backend());
    const visit = stranger();
    const own = newClient(backend(), visit);
    await own.auth.signInWithPassword(account);
    const { factorId, secret } = await withAuthenticator(own);
    clock.pass(60);

    const thief = await signedIn(backend(), account);
    const give = (client: typeof thief, code: string) =>
      client.auth.mfa.challengeAndVerify({ factorId, code });
    for (let n = 0; n < 5; n++)
      expect((await give(thief, wrongCode(secret))).error?.code).toBe("mfa_verification_failed");
    expect((await give(thief, codeNow(secret))).error?.status).toBe(429);
    const code = "a".repeat(16);
    expect((await thief.auth.mfa.recoveryCodes.verify({ code })).error?.status).toBe(429);

    const again = newClient(backend(), visit);
    await again.auth.signInWithPassword(account);
    expect((await give(again, codeNow(secret))).error).toBeNull();
  });

  test("the password alone makes no known browser of an account with two-factor", async () => {
    const account = await newAccount(backend());
    await withAuthenticator(await signedIn(backend(), account));
    const response = await post(stranger(), "token?grant_type=password", {
      email: account.email,
      password: account.password,
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("refreshing is not limited for people and is for machines", async () => {
    const visit = stranger();
    const statuses = [];
    for (let n = 0; n < 125; n++) {
      const refresh_token = crypto.randomUUID();
      const response = await post(visit, "token?grant_type=refresh_token", { refresh_token });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array(120).fill(400), ...Array(5).fill(429)]);
  });

  test("signing up is closed, and asking for it is limited", async () => {
    const visit = stranger();
    const email = "stranger@example.test";
    for (let n = 0; n < 30; n++)
      expect((await post(visit, "signup", { email, password: "long enough" })).status).toBe(422);
    expect((await post(visit, "signup", { email, password: "long enough" })).status).toBe(429);
  });

  async function auditEntries(): Promise<number> {
    const [row] = await backend().db.query<{ count: number }>(
      "select count(*)::int as count from audit_log",
    );
    return row?.count ?? 0;
  }

  function post(visit: typeof fetch, path: string, body: object): Promise<Response> {
    return visit(`${backend().url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: backend().keys.publishable, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  async function guess(visit: typeof fetch, email: string, password: string) {
    const response = await post(visit, "token?grant_type=password", { email, password });
    if (response.ok) return [200];
    const { error_code, msg } = (await response.json()) as { error_code: string; msg: string };
    return [response.status, error_code, msg];
  }
});

function wrongCode(secret: string): string {
  const good = [-60, -30, 0, 30, 60].map((later) => codeNow(secret, later));
  return good.includes("000000") ? "000001" : "000000";
}
