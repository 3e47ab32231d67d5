import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { editedPost, type SaveResult, savePost } from "#data/post-editing.ts";
import { storedRedirect } from "#data/redirects.ts";
import type { PostForm } from "#domain/post.schema.ts";
import type { StoredPost } from "#domain/post-form.ts";
import { newForm } from "../support/post-form.ts";
import { sizes } from "../support/prepared-site.ts";
import { randomFrom } from "../support/random.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const CHANGES = { pglite: 1000, postgres: 200 };

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);
  let owner: Client;
  let visitor: Client;

  beforeAll(async () => {
    owner = await backend().client("admin");
    visitor = await backend().client("anonymous");
  });

  const save = (id: string, version: number | null, form: PostForm, automatic = false) =>
    savePost(owner, { id, version, form, automatic });
  const readable = async (slug: string) =>
    (await visitor.from("blog_posts").select("slug").eq("slug", slug)).data?.length === 1;

  test("a new post is stored, and published for the very next visitor", async () => {
    const form = newForm({ publication: "published" });
    const { version, published_at } = saved(await save(randomUUID(), null, form));
    expect(version).toBe(1);
    expect(Math.abs(Date.now() - Date.parse(published_at ?? ""))).toBeLessThan(60_000);
    expect(await readable(form.slug)).toBe(true);
  });

  test("a save based on an older version changes nothing and shows what is there", async () => {
    const id = randomUUID();
    const form = newForm();
    saved(await save(id, null, form));
    saved(await save(id, 1, { ...form, title: "Theirs" }));
    const result = await save(id, 1, { ...form, title: "Mine" });
    expect(result).toMatchObject({ conflict: { post: { title: "Theirs", version: 2 } } });
    expect((await editedPost(owner, id))?.post.title).toBe("Theirs");
  });

  test("of ten saves at the same moment one wins and nine are told", async () => {
    const id = randomUUID();
    const form = newForm();
    saved(await save(id, null, form));
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, n) => save(id, 1, { ...form, title: `Writer ${n}` })),
    );
    expect(results.filter((result) => "saved" in result)).toHaveLength(1);
    expect(results.filter((result) => "conflict" in result)).toHaveLength(9);
  });

  test("sending a save again, because its answer got lost, is no conflict and no second post", async () => {
    const id = randomUUID();
    const form = newForm({ content: "<p>Words</p>", seo_title: "Found" });
    const first = saved(await save(id, null, form));
    expect(saved(await save(id, null, form))).toEqual(first);
    const changed = { ...form, title: "Changed" };
    const second = saved(await save(id, 1, changed));
    expect(saved(await save(id, 1, changed))).toEqual(second);
  });

  test("saving a post that was deleted meanwhile says so", async () => {
    const id = randomUUID();
    const form = newForm();
    saved(await save(id, null, form));
    await owner.from("blog_posts").delete().eq("id", id);
    expect(await save(id, 1, form)).toEqual({ conflict: null });
  });

  test("an address another post has is refused by that post's name", async () => {
    const form = newForm({ title: "The first" });
    saved(await save(randomUUID(), null, form));
    const result = await save(randomUUID(), null, { ...form, title: "The second" });
    expect(result).toEqual({ errors: { slug: expect.stringContaining("“The first”") } });
  });

  test("an automatic save never touches a post that is public", async () => {
    const id = randomUUID();
    const form = newForm({ publication: "published" });
    saved(await save(id, null, form));
    const draft = { ...form, title: "Half a sen", publication: "draft" as const };
    expect(await save(id, 1, draft, true)).toHaveProperty("conflict");
    expect(await readable(form.slug)).toBe(true);
  });

  test("search texts are kept with the post and move with its address", async () => {
    const id = randomUUID();
    const form = newForm({ seo_title: "In the results", seo_description: "What they read" });
    saved(await save(id, null, form));
    const moved = newForm({ ...form, slug: `moved-${randomUUID()}` });
    saved(await save(id, 1, moved));
    const { data } = await owner
      .from("seo_pages")
      .select("slug, title, description, page_type")
      .in("slug", [`blog/${form.slug}`, `blog/${moved.slug}`]);
    expect(data).toEqual([
      {
        slug: `blog/${moved.slug}`,
        title: "In the results",
        description: "What they read",
        page_type: "article",
      },
    ]);
    saved(await save(id, 2, { ...moved, seo_title: "", seo_description: "" }));
    expect((await editedPost(owner, id))?.seo).toEqual({ title: null, description: null });
  });

  test("a visitor can save nothing", async () => {
    const form = newForm();
    const attempt = savePost(visitor, { id: randomUUID(), version: null, form, automatic: false });
    await expect(attempt).rejects.toMatchObject({ code: "unavailable" });
  });

  test(`after ${CHANGES[size]} random changes of address every old one is a single hop from its post`, async () => {
    const { pick, below } = randomFrom(42);
    const run = randomUUID().slice(0, 8);
    const stock = Array.from({ length: 120 }, (_, number) => `${run}-${number}`);
    const posts = stock.splice(0, 5).map((slug) => ({ id: randomUUID(), slug }));
    const rows = posts.map((post) => ({ ...post, title: "Moving", published: true }));
    expect((await owner.from("blog_posts").insert(rows)).error).toBeNull();
    const lastAt = new Map(posts.map((post) => [post.slug, post]));
    for (let change = 0; change < CHANGES[size]; change++) {
      const post = pick(posts);
      // From a stock, so that addresses are left, taken by others and come back.
      const [slug = ""] = stock.splice(below(stock.length), 1, post.slug);
      const { error } = await owner.from("blog_posts").update({ slug }).eq("id", post.id);
      expect(error).toBeNull();
      post.slug = slug;
      lastAt.set(slug, post);
    }
    for (const [slug, post] of lastAt) {
      const target = await storedRedirect(visitor, `/blog/${slug}`);
      if (slug === post.slug) expect(target, slug).toBeNull();
      else expect(target, slug).toEqual({ status: 301, to_path: `/blog/${post.slug}` });
    }
  }, 120_000);
});

function saved(result: SaveResult): StoredPost {
  if (!("saved" in result)) throw new Error(`Not saved: ${JSON.stringify(result)}`);
  return result.saved;
}
