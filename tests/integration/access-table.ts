import { randomBytes, randomUUID } from "node:crypto";
import type { Database as Schema } from "#data/database.types.ts";
import type { Sql } from "#server/backend/database.ts";

export type Table = keyof Schema["public"]["Tables"];
export type Person = "anonymous" | "member" | "admin";

interface Rights {
  /** Which of the planted rows they see. */
  see: readonly string[];
  insert: boolean;
  update: boolean;
  delete: boolean;
}

interface Declared {
  key: string;
  /** Puts rows into the table and returns their keys by name. `own` belongs to the person given. */
  plant(sql: Sql, ownId: string | null): Promise<Record<string, unknown>>;
  /** A row that only missing rights can refuse. */
  row(sql: Sql): Record<string, unknown> | Promise<Record<string, unknown>>;
  change: Record<string, unknown>;
  rights: Record<Person, Rights>;
}

const nothing: Rights = { see: [], insert: false, update: false, delete: false };
const seeOnly = (...see: string[]): Rights => ({ ...nothing, see });
const everything = (...see: string[]): Rights => ({
  see,
  insert: true,
  update: true,
  delete: true,
});
const sendOnly: Rights = { ...nothing, insert: true };

/** Who may do what. A table that is not here must not exist. */
export const ACCESS: Record<Table, Declared> = {
  blog_posts: {
    key: "slug",
    plant: async (sql) => ({
      published: await plantPost(sql, "true", "now() - interval '1 minute'"),
      draft: await plantPost(sql, "false", "null"),
      scheduled: await plantPost(sql, "true", "now() + interval '1 hour'"),
    }),
    row: () => ({ slug: unique(), title: "Title" }),
    change: { title: "Changed" },
    rights: {
      anonymous: seeOnly("published"),
      member: seeOnly("published"),
      admin: everything("published", "draft", "scheduled"),
    },
  },
  portfolio_items: {
    key: "id",
    plant: async (sql) => ({
      published: await plantCaseStudy(sql, true),
      draft: await plantCaseStudy(sql, false),
    }),
    row: () => ({ id: randomUUID(), title: "Title" }),
    change: { title: "Changed" },
    rights: {
      anonymous: seeOnly("published"),
      member: seeOnly("published"),
      admin: everything("published", "draft"),
    },
  },
  seo_pages: {
    key: "slug",
    plant: one("insert into seo_pages (slug) values ($1) returning slug", unique),
    row: () => ({ slug: unique() }),
    change: { title: "Changed" },
    rights: { anonymous: seeOnly("row"), member: seeOnly("row"), admin: everything("row") },
  },
  public_settings: {
    key: "name",
    plant: one("insert into public_settings (name, value) values ($1, '') returning name", unique),
    row: () => ({ name: unique(), value: "" }),
    change: { value: "Changed" },
    rights: { anonymous: seeOnly("row"), member: seeOnly("row"), admin: everything("row") },
  },
  redirects: {
    key: "from_path",
    plant: one(
      "insert into redirects (from_path, to_path) values ($1, '/') returning from_path",
      () => `/${unique()}`,
    ),
    row: () => ({ from_path: `/${unique()}`, to_path: "/" }),
    change: { status: 302 },
    rights: { anonymous: seeOnly("row"), member: seeOnly("row"), admin: everything("row") },
  },
  missed_paths: {
    key: "path",
    plant: one("insert into missed_paths (path) values ($1) returning path", () => `/${unique()}`),
    row: () => ({ path: `/${unique()}` }),
    change: { hits: 9 },
    rights: {
      anonymous: nothing,
      member: nothing,
      admin: { ...seeOnly("row"), delete: true },
    },
  },
  site_checks: {
    key: "id",
    plant: one(
      `insert into site_checks (id, finished_at, outcome) values ($1, now(), 'done') returning id`,
      randomUUID,
    ),
    row: () => ({ id: randomUUID(), finished_at: new Date().toISOString(), outcome: "done" }),
    change: { pages: 9 },
    rights: { anonymous: nothing, member: nothing, admin: seeOnly("row") },
  },
  onboarding_submissions: {
    key: "id",
    plant: one("insert into onboarding_submissions (id) values ($1) returning id", randomUUID),
    row: () => ({ id: randomUUID(), company_name: "A & Sons" }),
    change: { status: "done" },
    rights: { anonymous: sendOnly, member: sendOnly, admin: everything("row") },
  },
  contact_messages: {
    key: "id",
    plant: one("insert into contact_messages (id) values ($1) returning id", randomUUID),
    row: () => ({ id: randomUUID(), name: "A" }),
    change: { status: "done" },
    rights: { anonymous: sendOnly, member: sendOnly, admin: everything("row") },
  },
  profiles: {
    key: "id",
    plant: async (sql, ownId) => ({
      other: await plantPerson(sql),
      ...(ownId && { own: ownId }),
    }),
    row: async (sql) => {
      const id = await plantPerson(sql);
      await sql.query("delete from profiles where id = $1", [id]);
      return { id, role: "admin" };
    },
    change: { role: "admin" },
    rights: { anonymous: nothing, member: seeOnly("own"), admin: seeOnly("own") },
  },
  post_revisions: {
    key: "id",
    plant: async (sql) => ({ row: await plantRevision(sql) }),
    row: async (sql) => ({ post_id: await plantPostId(sql), version: 1000, snapshot: {} }),
    change: { snapshot: { title: "Changed" } },
    rights: { anonymous: nothing, member: nothing, admin: seeOnly("row") },
  },
  preview_links: {
    key: "id",
    plant: async (sql) => ({ row: await plantPreviewLink(sql) }),
    row: async (sql) => previewLink(await plantPostId(sql)),
    change: { expires_at: "2026-01-01T00:00:00Z" },
    rights: {
      anonymous: nothing,
      member: nothing,
      admin: { see: ["row"], insert: true, update: false, delete: true },
    },
  },
  media_files: {
    key: "id",
    plant: async (sql) => ({ row: await plantMediaFile(sql) }),
    row: mediaFile,
    change: { alt: "Changed" },
    rights: { anonymous: nothing, member: nothing, admin: everything("row") },
  },
  outbox: {
    key: "id",
    plant: one(
      `insert into outbox (id, kind, idempotency_key, payload)
       values ($1, 'test', $1::uuid::text, '{}') returning id`,
      randomUUID,
    ),
    row: () => ({ id: randomUUID(), kind: "test", idempotency_key: unique(), payload: {} }),
    change: { attempts: 9 },
    rights: { anonymous: nothing, member: nothing, admin: seeOnly("row") },
  },
  audit_log: {
    key: "id",
    plant: one("insert into audit_log (action) values ($1) returning id", unique),
    row: () => ({ action: unique() }),
    change: { action: "changed" },
    rights: { anonymous: nothing, member: nothing, admin: seeOnly("row") },
  },
};

export function unique(): string {
  return `x-${randomUUID()}`;
}

export async function plantPost(sql: Sql, published: string, publishedAt: string): Promise<string> {
  const slug = unique();
  await sql.query(
    `insert into blog_posts (slug, title, published, published_at)
     values ($1, 'Title', ${published}, ${publishedAt})`,
    [slug],
  );
  return slug;
}

function one(statement: string, id: () => string) {
  return async (sql: Sql) => {
    const [row] = await sql.query(statement, [id()]);
    return { row: Object.values(row ?? {})[0] };
  };
}

async function plantCaseStudy(sql: Sql, published: boolean): Promise<string> {
  const id = randomUUID();
  await sql.query("insert into portfolio_items (id, title, published) values ($1, 'Title', $2)", [
    id,
    published,
  ]);
  return id;
}

async function plantPerson(sql: Sql): Promise<string> {
  const id = randomUUID();
  await sql.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.test`]);
  return id;
}

async function plantPostId(sql: Sql): Promise<unknown> {
  const slug = await plantPost(sql, "true", "now()");
  const [post] = await sql.query("select id from blog_posts where slug = $1", [slug]);
  return post?.id;
}

async function plantRevision(sql: Sql): Promise<unknown> {
  const [row] = await sql.query(
    "insert into post_revisions (post_id, version, snapshot) values ($1, 1000, '{}') returning id",
    [await plantPostId(sql)],
  );
  return row?.id;
}

function previewLink(postId: unknown) {
  return { post_id: postId, token_hash: randomHash(), expires_at: new Date().toISOString() };
}

async function plantPreviewLink(sql: Sql): Promise<unknown> {
  const { post_id, token_hash, expires_at } = previewLink(await plantPostId(sql));
  const [row] = await sql.query(
    `insert into preview_links (post_id, token_hash, expires_at) values ($1, $2, $3) returning id`,
    [post_id, token_hash, expires_at],
  );
  return row?.id;
}

function mediaFile() {
  const hash = randomHash();
  return {
    name: "Price list",
    kind: "document",
    hash,
    path: `${hash.slice(0, 16)}-x.pdf`,
    size: 1,
  };
}

async function plantMediaFile(sql: Sql): Promise<unknown> {
  const { name, kind, hash, path, size } = mediaFile();
  const [row] = await sql.query(
    "insert into media_files (name, kind, hash, path, size) values ($1, $2, $3, $4, $5) returning id",
    [name, kind, hash, path, size],
  );
  return row?.id;
}

function randomHash(): string {
  return randomBytes(32).toString("hex");
}
