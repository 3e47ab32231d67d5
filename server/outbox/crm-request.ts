import { retryAfter } from "./backoff.ts";
import { Undelivered } from "./delivery.ts";

interface CrmRequest {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: unknown;
  signal: AbortSignal;
}

/** One answer may take so long; a job has several to wait for. */
const ANSWER_MS = 15_000;
/** As much of a refusal as helps to understand it. */
const QUOTED = 300;

/**
 * Asks the CRM. Too many requests, its own failures and a broken connection are worth another try;
 * a request it refuses is not. A redirect is not followed: it may lead anywhere.
 */
export async function askCrm(
  url: string,
  { method = "POST", headers, body, signal }: CrmRequest,
): Promise<string> {
  const response = await fetch(url, {
    method,
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: "manual",
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
  }).catch((cause: unknown) => {
    throw new Undelivered(`The CRM cannot be reached: ${why(cause)}.`, { retry: true }, { cause });
  });
  const text = await response.text().catch((cause: unknown) => {
    throw new Undelivered(`The CRM's answer broke off: ${why(cause)}.`, { retry: true }, { cause });
  });
  if (response.ok) return text;
  const { status } = response;
  throw new Undelivered(`The CRM answers ${status}: ${text.slice(0, QUOTED) || "no reason"}`, {
    retry: status === 429 || status >= 500,
    retryAfterSeconds: retryAfter(response.headers.get("retry-after"), Date.now()),
  });
}

/** `fetch failed` says nothing; its cause does. */
function why(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === "TimeoutError") return "no answer in time";
  return cause?.code ?? cause?.message ?? message;
}
