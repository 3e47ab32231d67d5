import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { describe, expect, test } from "vitest";
import { within } from "../support/deadline.ts";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";
import { plantPost, unique } from "./access-table.ts";

const AT_ONCE = 60;

describe.each(sizes)("on %s, of many requests at the same moment", (size) => {
  const backend = useTestBackend(size, { listen: true });

  test("none sees with another's eyes", async () => {
    const { db } = backend();
    await db.query("insert into contact_messages (name) values ('Private')");
    const draft = await plantPost(db, "false", "null");
    const [visitor, member, admin, service] = await Promise.all(
      (["anonymous", "member", "admin", "service"] as const).map((role) => backend().client(role)),
    );
    const seen = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const privileged = index % 2 === 0;
        const client = privileged
          ? [admin, service][(index % 4) >> 1]
          : [visitor, member][(index % 4) >> 1];
        const messages = await client?.from("contact_messages").select("name");
        const posts = await client?.from("blog_posts").select("slug").eq("slug", draft);
        return { privileged, messages: messages?.data?.length, posts: posts?.data?.length };
      }),
    );
    for (const { privileged, messages, posts } of seen)
      expect({ messages, posts }).toEqual(
        privileged ? { messages: 1, posts: 1 } : { messages: 0, posts: 0 },
      );
  });

  test("a refused one takes no accepted one with it", async () => {
    const visitor = await backend().client("anonymous");
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const id = crypto.randomUUID();
        const cheat = index % 3 === 0 ? { status: "done" } : {};
        const { error } = await visitor
          .from("contact_messages")
          .insert({ id, name: unique(), ...cheat });
        return { id, accepted: error === null, cheats: index % 3 === 0 };
      }),
    );
    const rows = await backend().db.query<{ id: string }>("select id from contact_messages");
    const kept = new Set(rows.map(({ id }) => id));
    for (const { id, accepted, cheats } of answers)
      expect({ accepted, kept: kept.has(id) }).toEqual({ accepted: !cheats, kept: !cheats });
  });

  test("an upload that stalls keeps nobody waiting", async () => {
    const admin = await backend().client("admin");
    const { session } = (await admin.auth.getSession()).data;
    const upload = request(`${backend().url}/storage/v1/object/media/${unique()}.png`, {
      method: "POST",
      headers: {
        apikey: backend().keys.publishable,
        authorization: `Bearer ${session?.access_token}`,
        "content-type": "image/png",
        "content-length": 10,
        expect: "100-continue",
      },
    });
    upload.flushHeaders();
    await once(upload, "continue");
    upload.write("12345");
    const visitor = await backend().client("anonymous");
    const { error } = await within("a visitor is served", read(visitor), 10_000);
    expect(error).toBeNull();
    upload.end("67890");
    const [response] = (await once(upload, "response")) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
  });
});

async function read(client: Client) {
  return client.from("blog_posts").select("slug");
}
