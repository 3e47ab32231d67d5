import { rm } from "node:fs/promises";
import { createClient } from "@supabase/supabase-js";
import pino from "pino";
import { adminPosts } from "#data/blog-posts-admin.ts";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import { openBackend } from "#server/backend/backend.ts";
import { readEnv } from "#server/env.ts";
import { root } from "../tests/support/run.ts";
import { startSite, temporaryFolder } from "./site-process.ts";
import { printTable } from "./table.ts";

const FEW = 10;
const MANY = 10_000;
const TIMES = 60;
const WARM_UP = 30;
const owner = { email: "owner@bench.example", password: "owner-measures-twice" };

const LISTS: Record<string, Partial<Parameters<typeof adminPosts>[1]>> = {
  "admin, newest first": {},
  "admin, by title": { sort: "title", ascending: true },
  "admin, drafts": { status: "draft" },
  "admin, scheduled": { status: "scheduled" },
  "admin, search with matches": { search: "kettle" },
  "admin, search without a match": { search: "zebra" },
};

/** How much slower the lists are with ten thousand posts than with ten: aim ≤ 1.3. */
export async function postLists(): Promise<void> {
  const few = await measure(FEW);
  const many = await measure(MANY);
  const rows = Object.keys(few).map((name) => {
    const [one, other] = [few[name] ?? 0, many[name] ?? 0];
    return [name, `${one.toFixed(1)} ms`, `${other.toFixed(1)} ms`, (other / one).toFixed(2)];
  });
  printTable("Lists of posts", [["", `${FEW} posts`, `${MANY} posts`, "ratio"], ...rows]);
}

async function measure(posts: number): Promise<Record<string, number>> {
  const variables = {
    DATA_DIR: await temporaryFolder(),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    SEED: "none",
  };
  const { publishableKey } = await fill(variables, posts);
  const site = await startSite(variables);
  try {
    const client = createClient<Database>(site.url, publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { error } = await client.auth.signInWithPassword(owner);
    if (error) throw error;
    const times: Record<string, number> = {
      "public, /blog": await median(
        async () => void (await (await fetch(`${site.url}/blog`)).text()),
      ),
    };
    for (const [name, options] of Object.entries(LISTS))
      times[name] = await median(() =>
        adminPosts(client as Db, {
          ...{ search: "", status: null, sort: "created_at", ascending: false, page: 1, size: 20 },
          ...options,
        }),
      );
    return times;
  } finally {
    await site.stop();
    await rm(variables.DATA_DIR, { recursive: true, force: true });
  }
}

async function fill(variables: Record<string, string>, posts: number) {
  const backend = await openBackend(readEnv(variables), root, pino({ level: "silent" }));
  await backend.db.query(
    `insert into blog_posts
       (slug, title, excerpt, category, author, content, published, published_at, created_at)
     select 'post-' || n, 'Job ' || n || ' before the kettle boils', 'Short.', 'Category ' || n % 7,
       'Author ' || n % 3, repeat('<p>Words about gutters and ladders.</p>', 120), n % 10 <> 0,
       now() + case when n % 500 = 1 then interval '1 day' else interval '-1 day' end,
       now() - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [posts],
  );
  await backend.db.script("analyze blog_posts");
  const { publishableKey } = backend.secrets;
  await backend.close();
  return { publishableKey };
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + TIMES; turn++) {
    const started = performance.now();
    await work();
    if (turn >= WARM_UP) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}
