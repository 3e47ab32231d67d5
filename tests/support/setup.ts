import { afterAll, afterEach } from "vitest";
import { consoleComplaint, recordConsoleError } from "./console-error.ts";

console.error = recordConsoleError;

function failOnComplaint(): void {
  const complaint = consoleComplaint();
  if (complaint) throw new Error(complaint);
}

afterEach(failOnComplaint);
afterAll(failOnComplaint);
