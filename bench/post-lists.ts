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

const NEWEST = { search: "", status: null, sort: "created_at", ascending: false } as const;

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
  const few = await openSite(FEW);
  const many = await openSite(MANY);
  try {
    const rows: string[][] = [];
    for (const name of Object.keys(few.lists)) {
      const [one, other] = await medians(few.lists[name], many.lists[name]);
      rows.push([name, `${one.toFixed(1)} ms`, `${other.toFixed(1)} ms`, (other / one).toFixed(2)]);
    }
    printTable("Lists of posts", [["", `${FEW} posts`, `${MANY} posts`, "ratio"], ...rows]);
  } finally {
    await few.close();
    await many.close();
  }
}

async function openSite(posts: number) {
  const variables = {
    DATA_DIR: await temporaryFolder(),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    SEED: "none",
  };
  const { publishableKey } = await fill(variables, posts);
  const site = await startSite(variables);
  const client = createClient<Database>(site.url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(owner);
  if (error) throw error;
  const lists: Record<string, () => Promise<unknown>> = {
    "public, /blog": async () => (await fetch(`${site.url}/blog`)).text(),
  };
  for (const [name, options] of Object.entries(LISTS))
    lists[name] = () => adminPosts(client as Db, { ...NEWEST, page: 1, size: 20, ...options });
  return {
    lists,
    async close() {
      await site.stop();
      await rm(variables.DATA_DIR, { recursive: true, force: true });
    },
  };
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

/** In turns, so that what else the machine does slows both down alike. */
async function medians(...works: ((() => Promise<unknown>) | undefined)[]) {
  const times: number[][] = works.map(() => []);
  for (let turn = 0; turn < WARM_UP + TIMES; turn++)
    for (const [at, work] of works.entries()) {
      const started = performance.now();
      await work?.();
      if (turn >= WARM_UP) times[at]?.push(performance.now() - started);
    }
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0) as [
    number,
    number,
  ];
}
