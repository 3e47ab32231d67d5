import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { sizes } from "../support/prepared-site.ts";
import { useTestBackend } from "../support/test-backend.ts";

const EVERYONE = ["anon", "authenticated", "service_role"];
const SIGNED_IN = ["authenticated", "service_role"];

/** Who may call what through the API. A function that is not here must not exist. */
const FUNCTIONS: Record<string, string[]> = {
  is_admin: EVERYONE,
  preview_post: EVERYONE,
  sitemap_posts: EVERYONE,
  sitemap_parts: EVERYONE,
  my_sessions: ["authenticated"],
  revoke_session: ["authenticated"],
  retry_outbox: ["authenticated"],
  dismiss_outbox: ["authenticated"],
  forward_submission: ["authenticated"],
  reveal_domain_password: ["authenticated"],
  clear_domain_password: ["authenticated"],
  restore_posts: SIGNED_IN,
  media_uses: SIGNED_IN,
  replace_media: SIGNED_IN,
  move_portfolio_item: SIGNED_IN,
  put_back_missed_paths: SIGNED_IN,
  claim_outbox: ["service_role"],
  settle_outbox: ["service_role"],
  release_outbox: ["service_role"],
  admit_intake: ["service_role"],
  purge_intake: ["service_role"],
  record_traffic: ["service_role"],
};

/** Of those that anyone signed in may call, the ones that ask for an administrator themselves. */
const FOR_ADMINS: [string, Record<string, unknown>][] = [
  ["retry_outbox", { job: randomUUID() }],
  ["dismiss_outbox", { job: randomUUID() }],
  ["forward_submission", { submission: randomUUID() }],
  ["reveal_domain_password", { submission: randomUUID() }],
  ["clear_domain_password", { submission: randomUUID() }],
  ["restore_posts", { post_ids: [randomUUID()] }],
  ["put_back_missed_paths", { missed: "[]" }],
];

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);

  test("every function has declared callers", async () => {
    // The engine hands out rights at its first request.
    await (await backend().client("anonymous")).rpc("is_admin");
    const rows = await backend().db.query<{ name: string; callers: string[] }>(
      `select p.proname as name,
         array(select r from unnest(array['anon', 'authenticated', 'service_role']) r
               where has_function_privilege(r, p.oid, 'execute')) as callers
       from pg_proc p where p.pronamespace = 'public'::regnamespace
         and p.prorettype <> 'trigger'::regtype`,
    );
    const callers = Object.fromEntries(rows.map(({ name, callers }) => [name, callers]));
    expect(callers).toEqual(FUNCTIONS);
  });

  test.each(FOR_ADMINS)("%s is refused to a member", async (name, args) => {
    const member: SupabaseClient = await backend().client("member");
    const { error, status } = await member.rpc(name, args);
    expect([status, error?.code]).toEqual([403, "42501"]);
  });

  test.each(FOR_ADMINS)("%s answers an admin", async (name, args) => {
    const admin: SupabaseClient = await backend().client("admin");
    expect((await admin.rpc(name, args)).error).toBeNull();
  });
});
