import { z } from "zod";
import { invalidCredentials } from "./auth-error.ts";
import type { AuthContext } from "./context.ts";
import { whoAsks } from "./limits/who.ts";
import { readBody, withBody } from "./request-body.ts";
import { answerSignIn } from "./sign-in-answer.ts";

const body = z.looseObject({
  email: z.string().max(320).optional(),
  password: z.string().max(4096).optional(),
});

/**
 * Signing in with a password. The cheap refusals come first; then the password is compared off the
 * main thread, against something even if there is no such account. Only the right password reaches
 * the engine, which makes the session.
 */
export async function signIn(auth: AuthContext, request: Request): Promise<Response> {
  const given = await readBody(request, body);
  const { email, password } = given;
  if (!email || !password) return auth.engine(withBody(request, given));
  const { account, address, device } = whoAsks(auth, request, email);
  const attempt = device
    ? auth.limits.charge(["failuresByDevice", device])
    : auth.limits.charge(
        ["failuresByAddress", address],
        ["passwordByAddressAndAccount", address && `${address} ${account}`],
        ["passwordByAccount", account],
      );
  const user = await findUser(auth, email);
  const matches = await auth.passwords.matches(password, user?.hash ?? null, device !== null);
  if (!user?.hash || !matches) {
    const subject = user?.id ?? account;
    await auth.audit.note({ action: "auth.sign_in_failed", subject, detail: { by: "password" } });
    throw invalidCredentials();
  }
  attempt.giveBack();
  auth.limits.charge(["signInsByAccount", account]);
  const response = await auth.engine(withBody(request, { email, password }));
  return answerSignIn(auth, response, "password", { weak_password: null });
}

interface User {
  id: string;
  /** Null when nobody can sign in with a password, or not yet. */
  hash: string | null;
}

async function findUser({ db }: AuthContext, email: string): Promise<User | undefined> {
  const [user] = await db.query<User>(
    `select id, case when confirmed_at is not null then encrypted_password end as hash
     from auth.users where email = $1`,
    [email.toLowerCase()],
  );
  return user;
}
