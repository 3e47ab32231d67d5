import { verify } from "hono/jwt";
import { z } from "zod";
import type { Handler } from "../auth/context.ts";
import { withBody } from "../auth/request-body.ts";
import { refusal } from "./refusal.ts";

/** What the engine's storage answers with 500, though the sender is to blame. */
export function refuseMalformedInput(jwtSecret: string, next: Handler): Handler {
  const refuse = (message: string) => refusal("storage", 400, "InvalidRequest", message);
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const token = searchParams.get("token");
    if (token !== null && !(await isSigned(token, jwtSecret))) return refuse("Invalid JWT");
    const type = request.headers.get("content-type") ?? "";
    if (/^multipart\/form-data/i.test(type) && !/boundary=/i.test(type))
      return refuse("A multipart body needs a boundary.");
    if (!JSON_ENDPOINTS.test(`${request.method} ${pathname}`)) return next(request);

    const text = await request.text();
    const body = parse(text);
    if (body === undefined || text.includes("\\u0000"))
      return refuse("The body is not valid JSON.");
    if (pathname.includes("/object/list/") && !listing.safeParse(body).success)
      return refuse("This cannot be listed.");
    return next(withBody(request, body));
  };
}

const JSON_ENDPOINTS =
  /^((POST|PUT) \/storage\/v1\/bucket(\/[^/]+)?|POST \/storage\/v1\/object\/(list|move|copy|sign)(\/.*)?|DELETE \/storage\/v1\/object\/[^/]+)$/;

const listing = z.looseObject({
  limit: z.int().min(0).max(1000).optional(),
  offset: z.int().min(0).optional(),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]),
      order: z.enum(["asc", "desc"]),
    })
    .optional(),
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function isSigned(token: string, secret: string): Promise<boolean> {
  return verify(token, secret, "HS256").then(
    () => true,
    () => false,
  );
}
