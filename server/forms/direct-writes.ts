import { addressPrefix } from "#server/backend/auth/limits/address-prefix.ts";
import { createMeter } from "#server/backend/auth/limits/meter.ts";
import { limitBody } from "#server/backend/guard/body-limit.ts";
import { currentVisitor } from "#server/visitor.ts";

type Handler = (request: Request) => Promise<Response>;

interface Options {
  now?: () => number;
}

const INTAKE = /^\/rest\/v1\/+(onboarding_submissions|contact_messages)\/*$/;

/** More than anybody has to say, less than it takes to be in the way. */
const PER_ADDRESS = { burst: 600, everySeconds: 6 };
/** At most so many at the database at a time: pages get their turn between any two of them. */
const AT_A_TIME = 2;
const WAITING = 200;
/** The specification sends one row. */
const ROWS = 10;
const LARGEST_BYTES = 1024 * 1024;

/**
 * What is written to the two inboxes past our forms, straight through the API. The database decides
 * what goes into quarantine; here a flood is kept from taking the database away from everybody else.
 */
export function limitDirectWrites(next: Handler, { now = Date.now }: Options = {}): Handler {
  const meter = createMeter(PER_ADDRESS, now);
  const line: (() => void)[] = [];
  let here = 0;
  let busy = 0;

  const limited = limitBody("rest", LARGEST_BYTES, async (request) => {
    const address = currentVisitor().address;
    const key = address === null ? null : addressPrefix(address);
    const wait = key === null ? 0 : meter.waitMs(key);
    if (wait > 0) return tooMany(Math.ceil(wait / 1000));
    if (here >= AT_A_TIME + WAITING) return tooMany(5);
    if (key !== null) meter.add(key);
    here++;
    return write(request).finally(() => here--);
  });

  async function write(request: Request): Promise<Response> {
    const body = await request.text();
    if (rowsIn(body) > ROWS)
      return refusal(413, "too_many_rows", `Send at most ${ROWS} rows at a time.`);
    const headers = new Headers(request.headers);
    headers.delete("content-length");
    return inTurn(new Request(request.url, { method: "POST", headers, body }));
  }

  async function inTurn(request: Request): Promise<Response> {
    if (busy >= AT_A_TIME) await new Promise<void>((go) => line.push(go));
    else busy++;
    try {
      return await next(request);
    } finally {
      const following = line.shift();
      if (following) following();
      else busy--;
    }
  }

  return (request) => (isIntake(request) ? limited(request) : next(request));
}

/** Decoded, as the API reads it. */
function isIntake({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  const path = pathname.replace(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  return method === "POST" && INTAKE.test(path);
}

/** The API also takes a table, one row a line. What cannot be read it refuses itself. */
function rowsIn(body: string): number {
  const start = body.trimStart();
  if (start.startsWith("{")) return 1;
  if (!start.startsWith("[")) return body.split("\n", ROWS + 3).length - 1;
  try {
    return (JSON.parse(body) as unknown[]).length;
  } catch {
    return 1;
  }
}

function tooMany(seconds: number): Response {
  return refusal(429, "too_many_requests", "Too many at a time. Please try again later.", {
    "retry-after": String(seconds),
  });
}

function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, message, details: null, hint: null }, { status, headers });
}
