import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sanitiseArticle } from "#server/articles/sanitise-article.ts";
import { readEnv } from "#server/env.ts";
import { sizes } from "../support/prepared-site.ts";
import { useTestBackend } from "../support/test-backend.ts";
import { XSS_VECTORS } from "../support/xss-vectors.ts";

const frames = [readEnv({}).videoUrl];
const SCRIPT = "<p>Words</p><script>alert(1)</script>";

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);

  test("the whole corpus, written straight through the API, is stored clean", async () => {
    const owner = await backend().client("admin");
    const run = randomUUID().slice(0, 8);
    const rows = XSS_VECTORS.map((content, n) => ({
      slug: `${run}-${n}`,
      title: `Vector ${n}`,
      // What PostgreSQL cannot store at all is refused either way.
      content: content.replaceAll("\u0000", " "),
    }));
    const { error } = await owner.from("blog_posts").insert(rows);
    expect(error).toBeNull();
    const stored = await backend().db.query<{ slug: string; content: string }>(
      "select slug, content from blog_posts where slug like $1",
      [`${run}-%`],
    );
    expect(stored).toHaveLength(rows.length);
    const bySlug = new Map(stored.map(({ slug, content }) => [slug, content]));
    for (const { slug, content } of rows)
      expect(bySlug.get(slug), content).toBe(sanitiseArticle(content, { frames }));
  });

  test("so is what is changed or upserted, by an administrator or with the secret key", async () => {
    for (const role of ["admin", "service"] as const) {
      const client = await backend().client(role);
      const slug = `c-${randomUUID()}`;
      const content = async () =>
        (await client.from("blog_posts").select("content").eq("slug", slug).single()).data?.content;
      await client.from("blog_posts").insert({ slug, title: "Title", content: SCRIPT });
      expect(await content()).toBe("<p>Words</p>");
      await client
        .from("blog_posts")
        .update({ content: `2${SCRIPT}` })
        .eq("slug", slug);
      expect(await content()).toBe("2<p>Words</p>");
      const again = { slug, title: "Title", content: `3${SCRIPT}` };
      await client.from("blog_posts").upsert(again, { onConflict: "slug" });
      expect(await content()).toBe("3<p>Words</p>");
    }
  });

  test.each([
    ["text/csv", (slug: string) => `slug,title,content\n${slug},Title,"${SCRIPT}"`],
    [
      "application/x-www-form-urlencoded",
      (slug: string) => new URLSearchParams({ slug, title: "Title", content: SCRIPT }).toString(),
    ],
    ["text/plain", (slug: string) => JSON.stringify({ slug, title: "Title", content: SCRIPT })],
  ])("posts sent as %s are refused and nothing is stored", async (type, body) => {
    const { url, keys, fetch, db } = backend();
    const slug = `d-${randomUUID()}`;
    const headers = { apikey: keys.secret, authorization: `Bearer ${keys.secret}` };
    const response = await fetch(`${url}/rest/v1/blog_posts`, {
      method: "POST",
      headers: { ...headers, "content-type": type },
      body: body(slug),
    });
    expect(response.status).toBe(415);
    expect(await db.query("select 1 from blog_posts where slug = $1", [slug])).toEqual([]);
  });
});
