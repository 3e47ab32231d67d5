// Run by the global setup in a process of its own, whose memory is given back when it ends.
import { copyFile, cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { putAdmin } from "#server/backend/accounts.ts";
import { openBackend } from "#server/backend/backend.ts";
import { openPglite } from "#server/backend/database.ts";
import { readEnv } from "#server/env.ts";
import { people, root } from "./run.ts";

const [folder = "", templateUrl] = process.argv.slice(2);
const empty = join(folder, "empty");
const migrated = join(folder, "migrated");
const keysOnly = join(folder, "keys");

await mkdir(empty);
await (await openPglite(join(empty, "db"))).close();
await cp(empty, migrated, { recursive: true });
await prepare({ DATA_DIR: migrated });
await mkdir(keysOnly);
await copyFile(join(migrated, "secrets.json"), join(keysOnly, "secrets.json"));
if (templateUrl) await prepare({ DATA_DIR: keysOnly, DATABASE_URL: templateUrl });

async function prepare(where: Record<string, string>): Promise<void> {
  const env = readEnv({
    ...where,
    SEED: "none",
    ADMIN_EMAIL: people.admin.email,
    ADMIN_PASSWORD: people.admin.password,
  });
  const backend = await openBackend(env, root, pino({ level: "silent" }));
  await backend.db.transaction(async (sql) => {
    await putAdmin(sql, people.member.email, people.member.password);
    await sql.query(
      "update public.profiles set role = 'user' where id = (select id from auth.users where email = $1)",
      [people.member.email],
    );
  });
  await backend.close();
}
