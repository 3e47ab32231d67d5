import { sign, verify } from "hono/jwt";
import { z } from "zod";

const claims = z.object({
  sub: z.uuid(),
  aud: z.literal("authenticated"),
  role: z.literal("authenticated"),
  email: z.string().optional(),
  session_id: z.uuid(),
  iat: z.number(),
  exp: z.number(),
  aal: z.enum(["aal1", "aal2"]).optional(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).optional(),
});

export type AccessClaims = z.infer<typeof claims>;

export const ACCESS_TOKEN_SECONDS = 3600;

/**
 * The claims of a token that signs a person in. Files are signed with the same key: the shape of
 * the claims keeps an address of a file from being somebody's identity.
 */
export async function readAccessToken(token: string, secret: string): Promise<AccessClaims | null> {
  try {
    return claims.parse(await verify(token, secret, "HS256"));
  } catch {
    return null;
  }
}

export function signAccessToken(content: AccessClaims, secret: string): Promise<string> {
  return sign(content, secret, "HS256");
}
