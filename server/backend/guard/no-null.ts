import type { Handler } from "../auth/context.ts";
import { refusal, type Service } from "./refusal.ts";

/** No text in PostgreSQL has this character, and in a query it ends the message too early. */
export function refuseNull(service: Service, next: Handler): Handler {
  return async (request) => {
    if (!request.url.includes("%00")) return next(request);
    return refusal(service, 400, "bad_request", "The null character is not allowed.");
  };
}
