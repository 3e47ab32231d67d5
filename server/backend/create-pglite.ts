// Run by openPglite() in a process of its own: makes an empty database in the given folder.
import { PGlite } from "@supabase/lite/pglite";

const db = await PGlite.create(`file://${process.argv[2]}`);
await db.close();
