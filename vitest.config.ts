import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "build/**", "design/**"];
const setupFiles = ["tests/support/setup.ts"];

export default defineConfig({
  test: {
    pool: "forks",
    // Every worker may hold a database of some hundred megabytes.
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,bench,content,data,domain,scripts,server,supabase}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/support/**/*.test.ts",
          ],
          exclude,
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          exclude,
          setupFiles,
          globalSetup: ["tests/support/global-setup.ts"],
          // Limits against hanging, not expectations: a busy machine takes its time to start a server.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
