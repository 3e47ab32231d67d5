import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import {
  adminPosts,
  deletePosts,
  duplicatePost,
  publishPosts,
  resetPublication,
  restorePosts,
} from "#data/blog-posts-admin.ts";
import { editedPost, savePost } from "#data/post-editing.ts";
import { postRevision, postRevisions } from "#data/post-revisions.ts";
import {
  createPreviewLink,
  previewedPost,
  previewLinks,
  revokePreviewLink,
} from "#data/preview-links.ts";
import type { PostForm } from "#domain/post.schema.ts";
import { newForm } from "../support/post-form.ts";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);
  let owner: Client;
  let visitor: Client;

  beforeAll(async () => {
    owner = await backend().client("admin");
    visitor = await backend().client("anonymous");
  });

  async function write(fields: Partial<PostForm> = {}) {
    const id = randomUUID();
    const form = newForm(fields);
    await savePost(owner, { id, version: null, form, automatic: false });
    return { id, form };
  }

  test("every save is in the history, with its whole text", async () => {
    const { id, form } = await write({ title: "One" });
    await savePost(owner, { id, version: 1, form: { ...form, title: "Two" }, automatic: false });
    const revisions = await postRevisions(owner, id);
    expect(revisions.map(({ version, title }) => [version, title])).toEqual([
      [2, "Two"],
      [1, "One"],
    ]);
    const first = await postRevision(owner, revisions[1]?.id ?? 0);
    expect(first?.snapshot).toMatchObject({ title: "One", slug: form.slug });
  });

  test("a run of automatic saves is one entry, and does not swallow a save by hand", async () => {
    const { id, form } = await write({ title: "By hand" });
    for (let version = 1; version <= 5; version++) {
      const typed = { ...form, title: `By hand, and ${version}` };
      await savePost(owner, { id, version, form: typed, automatic: true });
    }
    const titles = (await postRevisions(owner, id)).map(({ title }) => title);
    expect(titles).toEqual(["By hand, and 5", "By hand"]);
  });

  test("the last fifty saves are kept", async () => {
    const { id, form } = await write();
    for (let version = 1; version <= 55; version++) {
      const change = { ...form, title: `Save ${version}` };
      await savePost(owner, { id, version, form: change, automatic: false });
    }
    const revisions = await postRevisions(owner, id);
    expect([revisions.length, revisions[0]?.version, revisions.at(-1)?.version]).toEqual([
      50, 56, 7,
    ]);
  });

  test("a post from before there was a history keeps its first text", async () => {
    const { db } = backend();
    const { id, form } = await write({ title: "Before" });
    await db.query("delete from post_revisions where post_id = $1", [id]);
    await savePost(owner, { id, version: 1, form: { ...form, title: "After" }, automatic: false });
    const titles = (await postRevisions(owner, id)).map(({ title }) => title);
    expect(titles).toEqual(["After", "Before"]);
  });

  test("deleted posts come back as they were, with their history", async () => {
    const { id, form } = await write({ publication: "published", content: "<p>Words</p>" });
    await savePost(owner, { id, version: 1, form: { ...form, title: "Two" }, automatic: false });
    const [post, history] = [await editedPost(owner, id), await postRevisions(owner, id)];
    expect(await deletePosts(owner, [id])).toEqual([id]);
    expect(await editedPost(owner, id)).toBeNull();
    expect(await restorePosts(owner, [id])).toBe(1);
    expect(await editedPost(owner, id)).toEqual(post);
    const restored = await postRevisions(owner, id);
    expect(restored.map(({ id: _, ...entry }) => entry)).toEqual(
      history.map(({ id: _, ...entry }) => entry),
    );
  });

  test("a post whose address was taken meanwhile does not come back, and is not lost", async () => {
    const { id, form } = await write();
    await deletePosts(owner, [id]);
    const other = await write({ slug: form.slug });
    await expect(restorePosts(owner, [id])).rejects.toMatchObject({ code: "conflict" });
    await deletePosts(owner, [other.id]);
    expect(await restorePosts(owner, [id])).toBe(1);
  });

  test("only an administrator brings posts back", async () => {
    const { id } = await write();
    await deletePosts(owner, [id]);
    const member = await backend().client("member");
    for (const other of [member, visitor])
      await expect(restorePosts(other, [id])).rejects.toMatchObject({ code: "unavailable" });
  });

  test("many posts are shown and taken down at once, and put back as they were", async () => {
    const draft = await write();
    const shown = await write({ publication: "published" });
    const later = await write({ publication: "scheduled", publish_at: "2090-01-01T09:00" });
    const ids = [draft.id, shown.id, later.id];
    const states = async () => {
      const posts = await Promise.all(ids.map((id) => editedPost(owner, id)));
      return posts.map((edited) => [edited?.post.published, edited?.post.published_at]);
    };
    const before = await states();

    const changed = await publishPosts(owner, ids, true);
    expect(changed.map(({ id }) => id).sort()).toEqual([draft.id, later.id].sort());
    const { data } = await visitor.from("blog_posts").select("id").in("id", ids);
    expect(data).toHaveLength(3);

    await resetPublication(owner, changed);
    expect(await states()).toEqual(before);

    expect(await publishPosts(owner, ids, false)).toHaveLength(2);
    expect((await visitor.from("blog_posts").select("id").in("id", ids)).data).toEqual([]);
  });

  test("a copy is a draft with the same text at its own address, however often", async () => {
    const { id, form } = await write({ content: "<p>Words</p>", publication: "published" });
    const copies = [await duplicatePost(owner, id), await duplicatePost(owner, id)];
    const [first, second] = await Promise.all(copies.map((copy) => editedPost(owner, copy)));
    expect(first?.post).toMatchObject({
      title: "Copy of A post",
      slug: `${form.slug}-copy`,
      content: "<p>Words</p>",
      published: false,
      published_at: null,
    });
    expect(second?.post.slug).toBe(`${form.slug}-copy-2`);
  });

  test("the list finds by part of a title or address, by status, and pages without counting", async () => {
    const word = `w${randomUUID().slice(0, 8)}`;
    for (const title of ["c 100%", "a", "b_x"]) await write({ title: `${word} ${title}` });
    await write({ title: `${word} live`, publication: "published" });
    await write({
      title: `${word} soon`,
      publication: "scheduled",
      publish_at: "2090-01-01T09:00",
    });
    const list = async (options: Partial<Parameters<typeof adminPosts>[1]>) => {
      const { rows, more } = await adminPosts(owner, {
        ...{ search: word, status: null, sort: "title", ascending: true, page: 1, size: 20 },
        ...options,
      });
      return [rows.map(({ title }) => title.slice(word.length + 1)), more];
    };
    expect(await list({ search: word.toUpperCase() })).toEqual([
      ["a", "b_x", "c 100%", "live", "soon"],
      false,
    ]);
    expect(await list({ status: "draft" })).toEqual([["a", "b_x", "c 100%"], false]);
    expect(await list({ status: "published" })).toEqual([["live"], false]);
    expect(await list({ status: "scheduled" })).toEqual([["soon"], false]);
    expect(await list({ search: `${word} c 100%` })).toEqual([["c 100%"], false]);
    expect(await list({ search: `${word} b%x` })).toEqual([[], false]);
    expect(await list({ size: 2, page: 2, ascending: false })).toEqual([["c 100%", "b_x"], true]);
  });

  test("a preview link opens a draft to a visitor until it runs out or is revoked", async () => {
    const { id, form } = await write();
    const token = await createPreviewLink(owner, id, 7);
    expect(await previewedPost(visitor, token)).toMatchObject({ slug: form.slug });
    expect(await previewedPost(visitor, `${token}x`)).toBeNull();
    const [link] = await previewLinks(owner, id);
    await revokePreviewLink(owner, link?.id ?? "");
    expect(await previewedPost(visitor, token)).toBeNull();

    const short = await createPreviewLink(owner, id, 7);
    await backend().db.query("update preview_links set expires_at = now() where post_id = $1", [
      id,
    ]);
    expect(await previewedPost(visitor, short)).toBeNull();
    expect(await previewLinks(owner, id)).toEqual([]);
  });

  test("the token of a link is nowhere in the database", async () => {
    const { id } = await write();
    const token = await createPreviewLink(owner, id, 1);
    const { data } = await owner.from("preview_links").select("*").eq("post_id", id);
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(token);
  });
});
