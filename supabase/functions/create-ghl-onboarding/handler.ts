import { isUuid, parseSubmission, unknownFields } from "../../../domain/onboarding.schema.ts";

export interface FunctionDeps {
  /** Where the project's API is. */
  url: string;
  /** The service role's key. */
  secretKey: string;
  fetch: typeof fetch;
}

/**
 * Records that a submission is to be forwarded to the CRM. The body is the submission's fields, as
 * they were stored; what is forwarded is read from the database, so nobody can forward what was
 * never submitted, and asking again changes nothing.
 */
export async function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: CORS });
  if (request.method !== "POST") return answer(405, "Send the submission with POST.", ALLOW);
  if (!/^application\/json\b/i.test(request.headers.get("content-type") ?? ""))
    return answer(415, "Send the submission as application/json.");

  const text = await textOf(request);
  if (text === null) return answer(413, "This is larger than any submission.");
  const fields = parsed(text);
  if (fields === null) return answer(400, "The body is not a JSON object.");
  const unknown = unknownFields(fields);
  if (unknown.length > 0)
    return answer(400, `These are no fields of a submission: ${list(unknown)}.`);
  if (!("id" in fields) || !isUuid(fields.id))
    return answer(400, "The id of the stored submission is missing.");
  const submission = parseSubmission(fields);
  if (!submission.ok)
    return answer(400, `These fields cannot be read: ${list(Object.keys(submission.problems))}.`);

  return record(submission.submission.id, deps);
}

async function record(id: string, { url, secretKey, fetch }: FunctionDeps): Promise<Response> {
  const headers = {
    apikey: secretKey,
    authorization: `Bearer ${secretKey}`,
    "content-type": "application/json",
  };
  try {
    const query = `id=eq.${id}&deleted_at=is.null&select=status&limit=1`;
    const found = await fetch(`${url}/rest/v1/onboarding_submissions?${query}`, { headers });
    if (!found.ok) throw new Error(`onboarding_submissions answers ${found.status}`);
    const [submission] = (await found.json()) as { status: string }[];
    if (!submission) return answer(404, "There is no such submission.");
    // Kept aside as possible abuse: it goes out when the owner has looked at it.
    if (submission.status === "quarantined") return Response.json({ ok: true }, { headers: CORS });

    const stored = await fetch(`${url}/rest/v1/outbox?on_conflict=idempotency_key`, {
      method: "POST",
      headers: { ...headers, prefer: "resolution=ignore-duplicates,return=minimal" },
      body: JSON.stringify({
        kind: "ghl.onboarding",
        idempotency_key: `ghl:${id}`,
        payload: { submission_id: id },
      }),
    });
    if (!stored.ok) throw new Error(`outbox answers ${stored.status}`);
  } catch (error) {
    console.error("create-ghl-onboarding:", error instanceof Error ? error.message : error);
    return answer(503, "The forward could not be recorded. Please try again.");
  }
  return Response.json({ ok: true }, { headers: CORS });
}

/** What supabase-js sends from a browser on another origin. */
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers": "authorization, x-client-info, apikey, content-type",
};
const ALLOW = { allow: "POST, OPTIONS" };

function answer(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { ...CORS, ...headers } });
}

/** Every field at its limit, every character escaped, and some room. */
const LARGEST_BYTES = 1024 * 1024;

async function textOf(request: Request): Promise<string | null> {
  if (Number(request.headers.get("content-length")) > LARGEST_BYTES) return null;
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_BYTES) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Names the sender chose: a few, and not at length. */
function list(names: string[]): string {
  const shown = names.slice(0, 10).map((name) => JSON.stringify(name.slice(0, 40)));
  return names.length > shown.length ? `${shown.join(", ")} and more` : shown.join(", ");
}
