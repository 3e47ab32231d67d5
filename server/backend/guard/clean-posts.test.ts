import { expect, test } from "vitest";
import { cleanPosts } from "./clean-posts.ts";

const handle = cleanPosts(
  (html) => html.replaceAll("<script>", ""),
  async (request) => new Response(await request.text(), { headers: { method: request.method } }),
);

function send(
  method: string,
  body: string,
  { path = "blog_posts", type = "application/json" } = {},
) {
  const headers = { "content-type": type };
  return handle(new Request(`http://x/rest/v1/${path}`, { method, headers, body }));
}

test.each(["POST", "PATCH", "PUT"])("%s is passed on with clean text", async (method) => {
  const response = await send(method, JSON.stringify({ title: "<script>", content: "<script>x" }));
  expect(response.headers.get("method")).toBe(method);
  expect(await response.json()).toEqual({ title: "<script>", content: "x" });
});

test("every row of many is cleaned", async () => {
  const rows = [{ content: "<script>1" }, { title: "no text" }, { content: null }];
  const response = await send("POST", JSON.stringify(rows));
  expect(await response.json()).toEqual([
    { content: "1" },
    { title: "no text" },
    { content: null },
  ]);
});

test("text hidden in another type of value is cleaned as the text it would become", async () => {
  const response = await send("POST", JSON.stringify({ content: { a: "<script>" } }));
  expect(await response.json()).toEqual({ content: '{"a":""}' });
});

test("of two texts under one name the one that is kept is clean", async () => {
  const response = await send("POST", '{"content":"fine","content":"<script>x"}');
  expect(await response.text()).toBe('{"content":"x"}');
});

test.each(["blog%5Fposts", "%62log_posts", "blog_posts/", "/blog_posts", "blog_posts?select=id"])(
  "written as %s it is still the posts",
  async (path) => {
    const response = await send("POST", '{"content":"<script>x"}', { path });
    expect(await response.text()).toBe('{"content":"x"}');
  },
);

test.each(["text/csv", "application/x-www-form-urlencoded", "text/plain", ""])(
  "posts sent as %j are refused",
  async (type) => {
    expect((await send("POST", "content\n<script>", { type })).status).toBe(415);
  },
);

test.each(["", "content=<script>", "[", "3", "null"])("%j is refused", async (body) => {
  expect((await send("POST", body)).status).toBe(415);
});

test("other tables and readers pass untouched", async () => {
  expect(await (await send("POST", "a,b", { path: "seo_pages", type: "text/csv" })).text()).toBe(
    "a,b",
  );
  expect((await handle(new Request("http://x/rest/v1/blog_posts"))).status).toBe(200);
});
