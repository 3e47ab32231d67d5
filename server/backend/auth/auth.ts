import { Hono } from "hono";
import type { Logger } from "#server/log.ts";
import type { Database } from "../database.ts";
import type { Secrets } from "../secrets.ts";
import { createAudit } from "./audit.ts";
import { AuthError } from "./auth-error.ts";
import { callerOf } from "./caller.ts";
import { type AuthContext, deriveKeys, type Handler } from "./context.ts";
import { challenge } from "./factors/challenge.ts";
import { enroll } from "./factors/enroll.ts";
import {
  createRecoveryCodes,
  recoveryCodesStatus,
  removeRecoveryCodes,
  renewRecoveryCodes,
} from "./factors/recovery-codes.ts";
import { redeemRecoveryCode } from "./factors/redeem-recovery-code.ts";
import { unenroll } from "./factors/unenroll.ts";
import { verifyFactor } from "./factors/verify.ts";
import { createLimits } from "./limits/limits.ts";
import { byAddress } from "./limits/who.ts";
import { requestMail } from "./mail-requests.ts";
import { verifyCode } from "./one-time-code.ts";
import { createPasswordCheck } from "./password/password-check.ts";
import { refresh } from "./refresh.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { getUser, updateUser } from "./user.ts";

interface AuthSettings {
  engine: Handler;
  db: Database;
  secrets: Secrets;
  publicUrl: string;
  log: Logger;
}

/**
 * `/auth/v1`: the engine's sign-in service with what it lacks around it. Only what is listed here is
 * reachable; Hono reads an address as the engine does, so nothing gets past by spelling it otherwise.
 */
export function createAuth({ engine, db, secrets, publicUrl, log }: AuthSettings) {
  const now = () => Date.now();
  const pending = new Set<Promise<unknown>>();
  const auth: AuthContext = {
    engine,
    db,
    keys: deriveKeys(secrets),
    limits: createLimits(now),
    passwords: createPasswordCheck(),
    audit: createAudit(db, now, log),
    log,
    publicUrl,
    now,
    afterwards(work) {
      const settled = work
        .catch((err) => log.error({ err }, "work after an answer failed"))
        .finally(() => pending.delete(settled));
      pending.add(settled);
    },
  };
  const app = routes(auth);
  return {
    fetch: (async (request) => app.fetch(request)) as Handler,
    async close() {
      await Promise.all(pending);
      await auth.passwords.close();
    },
  };
}

function routes(auth: AuthContext) {
  const app = new Hono().basePath("/auth/v1");
  const { engine } = auth;

  app.post("/token", (c) => {
    const grant = c.req.query("grant_type");
    if (grant === "password") return signIn(auth, c.req.raw);
    if (grant === "refresh_token") return refresh(auth, c.req.raw);
    throw new AuthError(400, "invalid_credentials", "unsupported_grant_type");
  });
  app.post("/otp", (c) => requestMail(auth, c.req.raw, "otp"));
  app.post("/recover", (c) => requestMail(auth, c.req.raw, "recover"));
  app.post("/resend", (c) => requestMail(auth, c.req.raw, "resend"));
  app.post("/verify", (c) => verifyCode(auth, c.req.raw));
  app.post("/signup", () => {
    auth.limits.charge(["failuresByAddress", byAddress()]);
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  });
  app.post("/logout", (c) => signOut(auth, c.req.raw));
  app.get("/user", (c) => getUser(auth, c.req.raw));
  app.put("/user", (c) => updateUser(auth, c.req.raw));
  app.get("/reauthenticate", async (c) => {
    auth.limits.charge(["mailByAccount", (await callerOf(auth, c.req.raw)).userId]);
    return engine(c.req.raw);
  });

  app.get("/factors/recovery-codes", (c) => recoveryCodesStatus(auth, c.req.raw));
  app.post("/factors/recovery-codes", (c) => createRecoveryCodes(auth, c.req.raw));
  app.delete("/factors/recovery-codes", (c) => removeRecoveryCodes(auth, c.req.raw));
  app.post("/factors/recovery-codes/regenerate", (c) => renewRecoveryCodes(auth, c.req.raw));
  app.post("/factors/recovery-codes/verify", (c) => redeemRecoveryCode(auth, c.req.raw));
  app.post("/factors", (c) => enroll(auth, c.req.raw));
  app.delete("/factors/:id", (c) => unenroll(auth, c.req.raw, c.req.param("id")));
  app.post("/factors/:id/challenge", (c) => challenge(auth, c.req.raw, c.req.param("id")));
  app.post("/factors/:id/verify", (c) => verifyFactor(auth, c.req.raw, c.req.param("id")));

  for (const path of ["/health", "/settings", "/.well-known/*", "/authorize"])
    app.get(path, (c) => engine(c.req.raw));
  app.options("*", (c) => engine(c.req.raw));

  app.notFound(() => new AuthError(404, "not_found", "There is nothing here.").toResponse());
  app.onError((error) => {
    if (error instanceof AuthError) return error.toResponse();
    auth.log.error({ err: error }, "the sign-in service failed");
    return new AuthError(500, "unexpected_failure", "An unexpected error occurred").toResponse();
  });
  return app;
}
