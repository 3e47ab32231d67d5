import { hash, timingSafeEqual } from "node:crypto";
import type { Handler } from "../auth/context.ts";
import type { Secrets } from "../secrets.ts";
import { refusal, type Service } from "./refusal.ts";

type Keys = Pick<Secrets, "publishableKey" | "secretKey">;

/** Which of the site's keys a request carries. */
export function apiKeyOf(request: Request, keys: Keys): "publishable" | "secret" | null {
  const given = givenKey(request) ?? "";
  if (same(given, keys.publishableKey)) return "publishable";
  return same(given, keys.secretKey) ? "secret" : null;
}

export function givenKey(request: Request): string | null {
  return request.headers.get("apikey") ?? new URL(request.url).searchParams.get("apikey");
}

/** Passes on only what carries a key; a browser asks before it sends one. */
export function needKey(service: Service, keys: Keys, next: Handler): Handler {
  return async (request) => {
    if (request.method === "OPTIONS" || apiKeyOf(request, keys)) return next(request);
    return refusal(service, 401, "no_api_key", "Invalid API key");
  };
}

/** In the same time, whatever is given. */
function same(given: string, expected: string): boolean {
  return timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", expected, "buffer"));
}
