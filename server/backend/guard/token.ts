import { readAccessToken } from "../auth/access-token.ts";
import type { Handler } from "../auth/context.ts";
import { givenKey } from "./api-key.ts";
import { refusal, type Service } from "./refusal.ts";

/** Refuses a token that is expired, forged or not one for signing in, instead of ignoring it. */
export function needGoodToken(service: Service, jwtSecret: string, next: Handler): Handler {
  return async (request) => {
    const token = tokenOf(request);
    if (token === null || (await readAccessToken(token, jwtSecret))) return next(request);
    return refusal(service, 401, CODES[service], "Invalid or expired JWT");
  };
}

const CODES: Record<Service, string> = {
  auth: "bad_jwt",
  rest: "PGRST301",
  storage: "InvalidJWT",
  functions: "bad_jwt",
};

/** supabase-js sends its key as a token, too, while nobody is signed in. */
function tokenOf(request: Request): string | null {
  const [, token] = /^Bearer\s*(.*)$/.exec(request.headers.get("authorization") ?? "") ?? [];
  if (token === undefined || token.startsWith("sb_") || token === givenKey(request)) return null;
  return token.trim();
}
