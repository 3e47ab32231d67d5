import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

/** A Supabase client acting as one visitor; row-level security decides what it may see. */
export type Db = SupabaseClient<Database>;
