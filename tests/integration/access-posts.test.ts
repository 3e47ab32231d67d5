import { beforeAll, describe, expect, test } from "vitest";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";
import { plantPost } from "./access-table.ts";

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size, { listen: true });
  let shown: string;
  let hidden: string[];

  beforeAll(async () => {
    const { db } = backend();
    shown = await plantPost(db, "true", "now() - interval '1 second'");
    hidden = [
      await plantPost(db, "false", "null"),
      await plantPost(db, "false", "now() - interval '1 day'"),
      await plantPost(db, "true", "now() + interval '1 minute'"),
    ];
    await db.query(
      "insert into post_revisions (post_id, version, snapshot) select id, 1000, '{}' from blog_posts",
    );
  });

  describe.each(["anonymous", "member"] as const)("a reader (%s)", (role) => {
    let reader: Client;

    beforeAll(async () => {
      reader = await backend().client(role);
    });

    test("finds published posts only, however they ask", async () => {
      const posts = () => reader.from("blog_posts");
      const answers = await Promise.all([
        posts().select("slug"),
        posts().select("slug").or("published.is.false,published.is.true"),
        posts()
          .select("slug")
          .in("slug", [shown, ...hidden]),
        posts().select("slug").order("published_at", { ascending: false, nullsFirst: true }),
      ]);
      for (const { data } of answers) expect(data).toEqual([{ slug: shown }]);
    });

    test("cannot count what they cannot see", async () => {
      const { count } = await reader.from("blog_posts").select("*", { count: "exact", head: true });
      expect(count).toBe(1);
    });

    test("gets no post and no draft text by way of its revisions", async () => {
      const posts = await reader.from("blog_posts").select("slug, post_revisions(*)");
      expect(posts.data).toEqual([{ slug: shown, post_revisions: [] }]);
      const revisions = await reader.from("post_revisions").select("*, blog_posts(*)");
      expect(revisions.data).toEqual([]);
    });
  });

  test("a scheduled post appears when its time has come, with nobody doing anything", async () => {
    const { db } = backend();
    const visitor = await backend().client("anonymous");
    const slug = await plantPost(db, "true", "now() + interval '1 second'");
    const visible = async () =>
      (await visitor.from("blog_posts").select().eq("slug", slug)).data?.length === 1;
    expect(await visible()).toBe(false);
    await expect.poll(visible, { timeout: 10_000 }).toBe(true);
  });
});
