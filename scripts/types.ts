import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPglite } from "#server/backend/database.ts";
import { migrate } from "#server/backend/migrate.ts";
import { ensureSystemSchema } from "#server/backend/system-schema.ts";
import { databaseTypes } from "./database-types.ts";

// Writes data/database.types.ts from the migrations, as `supabase gen types typescript` would.
const root = fileURLToPath(new URL("..", import.meta.url));
const db = await openPglite(null);
await ensureSystemSchema(db);
await migrate(db, join(root, "supabase/migrations"));
await writeFile(join(root, "data/database.types.ts"), await databaseTypes(db));
await db.close();
