export type ReadConditions = { ifNoneMatch?: string; ifModifiedSince?: string; range?: string };

export type Answer =
  | { status: 200 | 206; start: number; end: number }
  | { status: 304 }
  | { status: 416 };

type Validators = { eTag: string; lastModified: Date; size: number };

/** What a conditional or partial read gets, in the order of RFC 9110 §13.2.2. `end` is exclusive. */
export function answerTo(conditions: ReadConditions, object: Validators): Answer {
  if (isFresh(conditions, object)) return { status: 304 };
  return byteRange(conditions.range, object.size);
}

function isFresh({ ifNoneMatch, ifModifiedSince }: ReadConditions, object: Validators): boolean {
  if (ifNoneMatch !== undefined) {
    const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
    return tags.includes("*") || tags.includes(object.eTag);
  }
  if (ifModifiedSince === undefined) return false;
  // HTTP dates have no milliseconds: without rounding down, our own Last-Modified looks outdated.
  return Math.floor(object.lastModified.getTime() / 1000) <= Date.parse(ifModifiedSince) / 1000;
}

/** A header we cannot read, or several ranges at once, get the whole object (RFC 9110 §14.2). */
function byteRange(header: string | undefined, size: number): Answer {
  const whole = { status: 200, start: 0, end: size } as const;
  const [, first = "", last = ""] = header?.trim().match(/^bytes=(\d*)-(\d*)$/i) ?? [];
  if (first === "" && last === "") return whole;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return whole;

  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  return start < end ? { status: 206, start, end } : { status: 416 };
}
