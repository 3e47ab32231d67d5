import { beforeEach, describe, expect, test } from "vitest";
import { until } from "../support/deadline.ts";
import { sizes } from "../support/prepared-site.ts";
import { randomFrom } from "../support/random.ts";
import { useTestBackend } from "../support/test-backend.ts";
import { useTestDatabase } from "../support/test-database.ts";

describe.each(sizes)("on %s", (size) => {
  const db = useTestDatabase(size, "migrated");

  beforeEach(() => db().script("delete from blog_posts; delete from redirects"));

  test("a renamed post leaves a redirect at its old address", async () => {
    await publish("a");
    await rename("a", "b");
    expect(await redirects()).toEqual({ "/blog/a": "/blog/b" });
  });

  test("a draft leaves none: nobody knew its address", async () => {
    await db().query("insert into blog_posts (slug, title) values ('a', 'Title')");
    await rename("a", "b");
    expect(await redirects()).toEqual({});
  });

  test("after several renames every old address leads straight to the newest", async () => {
    await publish("a");
    for (const [from, to] of ["ab", "bc", "cd"]) await rename(from as string, to as string);
    expect(await redirects()).toEqual({
      "/blog/a": "/blog/d",
      "/blog/b": "/blog/d",
      "/blog/c": "/blog/d",
    });
  });

  test("a post renamed back is at its old address again", async () => {
    await publish("a");
    await rename("a", "b");
    await rename("b", "a");
    expect(await redirects()).toEqual({ "/blog/b": "/blog/a" });
  });

  test("so is one that is not out yet", async () => {
    await publish("a");
    await db().script("update blog_posts set published_at = now() + interval '1 day'");
    await rename("a", "b");
    await rename("b", "a");
    expect(await redirects()).toEqual({ "/blog/b": "/blog/a" });
  });

  test.each([
    ["written", () => publish("a")],
    ["published", publishLater],
  ])("a new post %s at an address that was left behind is not redirected away", async (_, come) => {
    await publish("a");
    await rename("a", "b");
    await come();
    expect(await redirects()).toEqual({});
  });

  test("an owner's redirect through others is stored as one hop", async () => {
    await redirect("/b", "/c");
    await redirect("/a", "/b");
    await redirect("/c", "/d");
    expect(await redirects()).toEqual({ "/a": "/d", "/b": "/d", "/c": "/d" });
  });

  test.each([
    ["to itself", []],
    ["back", [["/a", "/b"]]],
    [
      "back by a long way",
      [
        ["/a", "/b"],
        ["/b", "/c"],
        ["/c", "/d"],
      ],
    ],
  ] as [string, [string, string][]][])(
    "a redirect that would lead %s is refused",
    async (_, all) => {
      for (const [from, to] of all) await redirect(from, to);
      const before = await redirects();
      const end = all.at(-1)?.[1] ?? "/a";
      await expect(redirect(end, "/a")).rejects.toThrow("lead back to itself");
      expect(await redirects()).toEqual(before);
    },
  );

  test("a redirect that is changed into a loop is refused", async () => {
    await redirect("/a", "/b");
    await redirect("/c", "/d");
    await expect(
      db().query("update redirects set from_path = '/b', to_path = '/a' where from_path = '/c'"),
    ).rejects.toThrow("lead back to itself");
    expect(await redirects()).toEqual({ "/a": "/b", "/c": "/d" });
  });

  test.each(["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)"])(
    "a redirect to %s is refused: it would leave the site",
    async (to) => {
      await expect(redirect("/a", to)).rejects.toThrow("check constraint");
    },
  );

  test("200 random renames always resolve in one hop, to the post that was there last", async () => {
    const random = randomFrom(20_260_901);
    const current = ["p0", "p1", "p2", "p3", "p4"];
    const spare = ["s0", "s1", "s2", "s3"];
    const lastAt = new Map<string, number>();
    for (const slug of current) await publish(slug);

    for (let step = 0; step < 200; step++) {
      const post = random.below(current.length);
      const free = random.below(spare.length);
      const [from, to] = [current[post] as string, spare[free] as string];
      await rename(from, to);
      current[post] = to;
      spare[free] = from;
      lastAt.set(from, post);
      lastAt.delete(to);

      const expected = [...lastAt].map(([slug, at]) => [`/blog/${slug}`, `/blog/${current[at]}`]);
      expect(await redirects(), `step ${step}`).toEqual(Object.fromEntries(expected));
    }
  });

  // PGlite has one connection, so nobody writes at the same moment there.
  if (size === "postgres")
    test("two writers at once cannot close a loop", async () => {
      let second: Promise<unknown> = Promise.resolve();
      await db().transaction(async (first) => {
        await first.query("insert into redirects (from_path, to_path) values ('/a', '/b')");
        second = redirect("/b", "/a").catch((error: Error) => error.message);
        await until("the second writer waits for the first", async () => {
          const waiting = await first.query("select 1 from pg_locks where not granted");
          return waiting.length > 0;
        });
      });
      expect(await second).toContain("lead back to itself");
      expect(await redirects()).toEqual({ "/a": "/b" });
    });

  async function publish(slug: string): Promise<void> {
    await db().query("insert into blog_posts (slug, title, published) values ($1, 'Title', true)", [
      slug,
    ]);
  }

  async function publishLater(): Promise<void> {
    await db().query("insert into blog_posts (slug, title) values ('a', 'Title')");
    await db().query("update blog_posts set published = true where slug = 'a'");
  }

  async function rename(from: string, to: string): Promise<void> {
    await db().query("update blog_posts set slug = $2 where slug = $1", [from, to]);
  }

  async function redirect(from: string, to: string): Promise<void> {
    await db().query("insert into redirects (from_path, to_path) values ($1, $2)", [from, to]);
  }

  async function redirects(): Promise<Record<string, string>> {
    const rows = await db().query<{ from_path: string; to_path: string }>(
      "select from_path, to_path from redirects",
    );
    return Object.fromEntries(rows.map(({ from_path, to_path }) => [from_path, to_path]));
  }
});

describe.each(sizes)("on %s, through the API", (size) => {
  const backend = useTestBackend(size);

  test("an owner who makes a loop is told so, as a mistake of theirs", async () => {
    const admin = await backend().client("admin");
    await admin.from("redirects").insert({ from_path: "/a", to_path: "/b" });
    const { status, error } = await admin
      .from("redirects")
      .insert({ from_path: "/b", to_path: "/a" });
    expect([status, error?.code, error?.message]).toEqual([
      400,
      "23514",
      "This redirect would lead back to itself.",
    ]);
  });
});
