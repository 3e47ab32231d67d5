import pino from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { openBackend } from "#server/backend/backend.ts";
import { seed } from "#server/backend/seed.ts";
import { readEnv } from "#server/env.ts";
import { makeSite, type Site, sizes } from "../support/prepared-site.ts";
import { root } from "../support/run.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { useTestDatabase } from "../support/test-database.ts";

const CONTENT = ["blog_posts", "portfolio_items", "seo_pages", "onboarding_submissions"];

describe.each(sizes)("on %s", (size) => {
  test("demo content comes once: what the owner changed or deleted stays so", async () => {
    const site = await makeSite(size);
    onTestFinished(() => site.remove());

    const first = await start(site, "demo");
    const [deleted, changed] = await first.db.query<{ slug: string }>(
      "select slug from blog_posts order by slug",
    );
    await first.db.query("delete from blog_posts where slug = $1", [deleted?.slug]);
    await first.db.query("update blog_posts set title = 'Mine' where slug = $1", [changed?.slug]);
    const counts = await countAll(first.db);
    for (const table of CONTENT) expect(counts[table]).toBeGreaterThan(0);
    await first.close();

    const second = await start(site, "demo");
    expect(await countAll(second.db)).toEqual(counts);
    const posts = await second.db.query("select slug, title from blog_posts order by slug");
    expect(posts[0]).toEqual({ slug: changed?.slug, title: "Mine" });
    await second.close();
  });

  test("SEED=none leaves every content table empty", async () => {
    const site = await makeSite(size);
    onTestFinished(() => site.remove());
    const backend = await start(site, "none");
    const empty = Object.fromEntries(CONTENT.map((table) => [table, 0]));
    expect(await countAll(backend.db)).toEqual(empty);
    await backend.close();
  });
});

describe.each(sizes)("on %s, a seed file", (size) => {
  const db = useTestDatabase(size, "migrated");

  test("that fails is named, and nothing of the demo content is kept", async () => {
    const folder = await temporaryFolder({
      "a.sql": "insert into public.seo_pages (slug) values ('a');",
      "b.sql": "insert into public.missing values (1);",
    });
    await expect(seed(db(), folder)).rejects.toThrow(
      'supabase/seed/b.sql failed: relation "public.missing" does not exist. No demo content was added.',
    );
    expect(await db().query("select slug from public.seo_pages")).toEqual([]);
  });
});

function start(site: Site, SEED: "demo" | "none") {
  return openBackend(readEnv({ ...site.variables, SEED }), root, pino({ level: "silent" }));
}

async function countAll(db: { query: Awaited<ReturnType<typeof start>>["db"]["query"] }) {
  const counts: Record<string, number> = {};
  for (const table of CONTENT) {
    const [row] = await db.query<{ n: number }>(`select count(*)::int as n from public.${table}`);
    counts[table] = row?.n ?? -1;
  }
  return counts;
}
