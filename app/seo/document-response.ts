import type { Log } from "#data/request-services.ts";
import { Failure } from "#domain/failure.ts";

const TEN_MINUTES = "public, max-age=600";

/** A document for machines, or a plain 503 that asks them to come back when data is away. */
export async function documentResponse(
  type: string,
  log: Log,
  write: () => string | Promise<string>,
): Promise<Response> {
  try {
    return new Response(await write(), {
      headers: { "content-type": `${type}; charset=utf-8`, "cache-control": TEN_MINUTES },
    });
  } catch (err) {
    if (!(err instanceof Failure)) throw err;
    log.error({ err }, "a document for machines could not be written");
    return new Response("Temporarily unavailable. Please try again in a minute.\n", {
      status: err.status,
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "no-store",
        "retry-after": "60",
      },
    });
  }
}
