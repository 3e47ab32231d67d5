import type { z } from "zod";
import { AuthError, invalidRequest } from "./auth-error.ts";

/** A JSON body of the expected shape; anything else is the sender's mistake, and said so. */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await request.text();
  // PostgreSQL cannot store this character in a text.
  if (text.includes("\\u0000")) throw invalidRequest("The null character is not allowed.");
  let value: unknown;
  try {
    value = text === "" ? {} : JSON.parse(text);
  } catch {
    throw new AuthError(400, "bad_json", "Could not parse request body as JSON");
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidRequest(`${issue?.path.join(".") || "The request body"}: ${issue?.message}`);
}

/** The same request with another body, for the engine. */
export function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  return new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify(body),
  });
}
