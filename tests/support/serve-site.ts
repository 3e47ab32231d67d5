// Run by Playwright: puts the accounts of the browser tests into a fresh site, then serves it.
import pino from "pino";
import { putAdmin } from "#server/backend/accounts.ts";
import { openBackend } from "#server/backend/backend.ts";
import { readEnv } from "#server/env.ts";
import { root } from "./run.ts";
import { administrators, member } from "./site.ts";

const backend = await openBackend(readEnv(), root, pino({ level: "silent" }));
await backend.db.transaction(async (sql) => {
  for (const { email, password } of [...administrators, member])
    await putAdmin(sql, email, password);
  await sql.query(
    "update public.profiles set role = 'user' where id = (select id from auth.users where email = $1)",
    [member.email],
  );
});
await backend.close();
await import("../../server/main.ts");
