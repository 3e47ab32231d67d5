import type { Log } from "#data/request-services.ts";
import { Failure } from "#domain/failure.ts";

export interface MachineDocument {
  text: string;
  /** ISO 8601: when anything it tells of last changed. */
  changed?: string | undefined;
}

/**
 * A document for machines; a 404 when there is none; or a plain 503 that asks them to come back when
 * data is away. It may be kept but is asked about every time, so that a change is seen at once: the
 * server answers an unchanged one with 304 by its ETag. `Last-Modified` is information only, because
 * what was taken out of a document makes it older.
 */
export async function documentResponse(
  type: string,
  log: Log,
  write: () => Promise<MachineDocument | null>,
): Promise<Response> {
  try {
    const written = await write();
    if (!written) return plain("There is no such document.\n", 404);
    const headers = new Headers({
      "content-type": `${type}; charset=utf-8`,
      "cache-control": "no-cache",
    });
    if (written.changed) headers.set("last-modified", new Date(written.changed).toUTCString());
    return new Response(written.text, { headers });
  } catch (err) {
    if (!(err instanceof Failure)) throw err;
    log.error({ err }, "a document for machines could not be written");
    const later = "Temporarily unavailable. Please try again in a minute.\n";
    return plain(later, err.status, { "retry-after": "60" });
  }
}

/** The latest of some moments, whatever form of ISO 8601 each has. */
export function latest(moments: readonly (string | undefined)[]): string | undefined {
  const known = moments.flatMap((moment) => (moment ? [Date.parse(moment)] : []));
  return known.length > 0 ? new Date(Math.max(...known)).toISOString() : undefined;
}

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  const type = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  return new Response(text, { status, headers: { ...type, ...headers } });
}
