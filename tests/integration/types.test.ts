import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { databaseTypes } from "../../scripts/database-types.ts";
import { sizes } from "../support/prepared-site.ts";
import { root } from "../support/run.ts";
import { useTestBackend } from "../support/test-backend.ts";

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);

  test("the types the code is checked against are those of the migrated database", async () => {
    const written = await readFile(join(root, "data/database.types.ts"), "utf8");
    const stale = "data/database.types.ts is stale: run `npm run types`";
    expect(await databaseTypes(backend().db), stale).toBe(written);
  });
});
