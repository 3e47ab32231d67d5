import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";

const tolerated = new AsyncLocalStorage<true>();
let seen: string[] = [];
let expected: RegExp[] = [];

/** Says that this test makes the code complain; the test fails when it does not. */
export function expectConsoleError(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** For the embedded engine, which prints every refused request: its answer is what tests judge. */
export function toleratingConsoleError<T>(work: () => T): T {
  return tolerated.run(true, work);
}

export function recordConsoleError(...args: unknown[]): void {
  if (!tolerated.getStore()) seen.push(format(...args));
}

/** What went wrong on the console since the last call, or null. */
export function consoleComplaint(): string | null {
  const unexpected = seen.filter((line) => !expected.some((pattern) => pattern.test(line)));
  const missing = expected.filter((pattern) => !seen.some((line) => pattern.test(line)));
  seen = [];
  expected = [];
  if (unexpected.length > 0) return `Unexpected console.error:\n${unexpected.join("\n")}`;
  if (missing.length > 0) return `Expected on console.error, never seen: ${missing.join(", ")}`;
  return null;
}
