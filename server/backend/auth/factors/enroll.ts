import { randomBytes, randomUUID } from "node:crypto";
import { renderSVG } from "uqr";
import { z } from "zod";
import { site } from "#content/site.ts";
import { seal } from "../../seal.ts";
import { AuthError, needsSecondFactor } from "../auth-error.ts";
import { callerOf } from "../caller.ts";
import type { AuthContext } from "../context.ts";
import { readBody } from "../request-body.ts";
import { base32 } from "./base32.ts";
import { factorsOf, hasVerifiedFactor } from "./factor-rows.ts";
import { totpUri } from "./totp.ts";

const body = z.object({
  factor_type: z.literal("totp", { error: "must be totp" }),
  friendly_name: z.string().trim().max(80).optional(),
  issuer: z.string().trim().min(1).max(80).optional(),
});

const MOST_FACTORS = 10;
/** One that was begun and never confirmed does not stand in the way of the next. */
const UNCONFIRMED_SECONDS = 300;

/** Begins to set up an authenticator app; it counts once a code of it has been given. */
export async function enroll(auth: AuthContext, request: Request): Promise<Response> {
  const { db, keys, now } = auth;
  const caller = await callerOf(auth, request);
  const { friendly_name, issuer = site.name } = await readBody(request, body);
  if (!caller.hasSecondFactor && (await hasVerifiedFactor(db, caller.userId)))
    throw needsSecondFactor("AAL2 required to enroll a new factor");

  const id = randomUUID();
  const secret = base32(randomBytes(20));
  await db.transaction(async (sql) => {
    // One after the other for one person: two at once must not both find a free place.
    await sql.query("select 1 from auth.users where id = $1 for update", [caller.userId]);
    await sql.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
         and created_at < to_timestamp($2)`,
      [caller.userId, now() / 1000 - UNCONFIRMED_SECONDS],
    );
    const existing = await factorsOf(sql, caller.userId);
    if (existing.length >= MOST_FACTORS)
      throw new AuthError(
        422,
        "too_many_enrolled_mfa_factors",
        "Maximum number of verified factors reached, unenroll to continue",
      );
    if (friendly_name && existing.some((factor) => factor.friendly_name === friendly_name))
      throw new AuthError(
        422,
        "mfa_factor_name_conflict",
        `A factor with the friendly name "${friendly_name}" for this user already exists`,
      );
    await sql.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, to_timestamp($5), to_timestamp($5))`,
      [
        id,
        caller.userId,
        friendly_name || null,
        seal(keys.factors, Buffer.from(secret), id),
        now() / 1000,
      ],
    );
  });

  const uri = totpUri(secret, caller.email, issuer);
  return Response.json({
    id,
    type: "totp",
    friendly_name: friendly_name ?? "",
    totp: { qr_code: qrCode(uri), secret, uri },
  });
}

/** supabase-js puts it into a data address as it is, where a "#" would end the picture. */
export function qrCode(text: string): string {
  return renderSVG(text, { whiteColor: "white", blackColor: "black" });
}
