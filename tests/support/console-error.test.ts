import { expect, test } from "vitest";
import { consoleComplaint, expectConsoleError, toleratingConsoleError } from "./console-error.ts";

test("an unexpected console.error is a complaint, with its text", () => {
  console.error("cannot read %s", "x");
  expect(consoleComplaint()).toContain("cannot read x");
});

test("an expected console.error is none", () => {
  expectConsoleError(/cannot read/);
  console.error("cannot read x");
  expect(consoleComplaint()).toBeNull();
});

test("an expected console.error that never comes is a complaint", () => {
  expectConsoleError(/cannot read/);
  expect(consoleComplaint()).toContain("never seen: /cannot read/");
});

test("what the embedded engine prints is no complaint, also after it waited", async () => {
  await toleratingConsoleError(async () => {
    await Promise.resolve();
    console.error("permission denied");
  });
  expect(consoleComplaint()).toBeNull();
});
