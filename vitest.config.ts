import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "build/**", "design/**"];
const setupFiles = ["tests/support/setup.ts"];

export default defineConfig({
  test: {
    pool: "forks",
    // One more than there are processors: many tests wait for a server to start. Not more than four,
    // as each may hold a database of some hundred megabytes.
    maxWorkers: Math.min(4, availableParallelism() + 1),
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
