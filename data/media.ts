import { Failure, unavailable } from "#domain/failure.ts";
import { keysOf, MEDIA_PATH } from "#domain/picture.ts";
import type { FileKind } from "#domain/upload.ts";
import { contains } from "./contains.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { pageOf } from "./intake-query.ts";

const FILE = "id, name, alt, kind, path, width, height, size, placeholder, created_at";

interface MediaQuery {
  search?: string;
  kind?: FileKind | "";
  sort: "created_at" | "name" | "size";
  ascending: boolean;
  /** From 1. */
  page: number;
  size: number;
}

/** One page of the library, each file with the places that use it. */
export async function listMedia(db: Db, query: MediaQuery) {
  const { search, kind, sort, ascending, page, size } = query;
  const first = (page - 1) * size;
  let asked = db.from("media_files").select(FILE);
  if (kind) asked = asked.eq("kind", kind);
  if (search) asked = asked.or(contains(["name", "alt"], search));
  const { data, error } = await asked
    .order(sort, { ascending })
    .order("id", { ascending })
    .range(first, first + size);
  if (error) throw unavailable("media_files", error);
  const { rows, more } = pageOf(data, size);
  return { files: await withUses(db, rows), more };
}

/** Null when there is none. */
export async function mediaFile(db: Db, id: string): Promise<MediaFile | null> {
  const { data, error } = await db.from("media_files").select(FILE).eq("id", id).maybeSingle();
  if (error?.code === NOT_A_UUID) return null;
  if (error) throw unavailable("media_files", error);
  return data && ((await withUses(db, [data]))[0] ?? null);
}

/** Throws `not_found` when there is no such file. */
export async function describeMedia(db: Db, id: string, alt: string): Promise<void> {
  const { data, error } = await db.from("media_files").update({ alt }).eq("id", id).select("id");
  if (error) throw unavailable("media_files", error);
  if (data.length === 0) throw gone();
}

/** Takes the file away for good: its record, then every variant. */
export async function deleteMedia(db: Db, id: string): Promise<void> {
  const { data, error } = await db.from("media_files").delete().eq("id", id).select("path");
  if (error) throw unavailable("media_files", error);
  const [file] = data;
  if (!file) throw gone();
  await removeObjects(db, file.path);
}

export async function removeObjects(db: Db, path: string): Promise<void> {
  const { error } = await db.storage.from("media").remove(keysOf(path));
  if (error) throw unavailable("media", error);
}

/** The address a page uses; at the hosted size files live at another origin. */
export function mediaUrl(path: string, origin: string | null): string {
  return `${origin ?? ""}${MEDIA_PATH}${path}`;
}

type Row = Pick<
  Database["public"]["Tables"]["media_files"]["Row"],
  | "id"
  | "name"
  | "alt"
  | "kind"
  | "path"
  | "width"
  | "height"
  | "size"
  | "placeholder"
  | "created_at"
>;

export type MediaFile = Omit<Row, "kind"> & { kind: FileKind; uses: MediaUse[] };

/** A portfolio item, a post or a page's SEO record that shows the file. */
export interface MediaUse {
  place: "portfolio" | "blog" | "seo";
  id: string;
  title: string;
}

async function withUses(db: Db, rows: Row[]): Promise<MediaFile[]> {
  if (rows.length === 0) return [];
  const { data, error } = await db.rpc("media_uses", { files: rows.map(({ id }) => id) });
  if (error) throw unavailable("media_uses", error);
  return rows.map((row) => ({
    ...row,
    kind: row.kind as FileKind,
    uses: data
      .filter(({ file }) => file === row.id)
      .map(({ place, id, title }) => ({ place: place as MediaUse["place"], id, title })),
  }));
}

function gone(): Failure {
  return new Failure("not_found", "This file is not in the library any more.");
}

const NOT_A_UUID = "22P02";
