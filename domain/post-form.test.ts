import { expect, test } from "vitest";
import { emptyForm, formOf, publicationOf, rowOf, type StoredPost } from "./post-form.ts";

const now = new Date("2026-11-15T12:00:00Z");

const stored: StoredPost = {
  id: "5b1c6a52-3f0b-4d0f-9a57-11d4f1a90001",
  version: 3,
  slug: "missed-calls",
  title: "Missed calls",
  excerpt: "",
  content: `<p>${"word ".repeat(300)}</p>`,
  category: "Advice",
  author: "Sam",
  image_url: null,
  image_alt: "",
  read_time: 2,
  published: true,
  published_at: "2026-07-01T08:00:00Z",
  created_at: "2026-06-01T08:00:00Z",
  updated_at: "2026-07-01T08:00:00Z",
};

test("a stored post reads into the form and back unchanged", () => {
  const { id, version, published, published_at, created_at, updated_at, ...row } = stored;
  expect(rowOf(formOf(stored, null, now))).toEqual(row);
});

test("a reading time that the text explains is left to the text", () => {
  expect(formOf(stored, null, now).read_time).toBeNull();
  expect(formOf({ ...stored, read_time: 9 }, null, now).read_time).toBe(9);
});

test("a scheduled post shows its London time", () => {
  const form = formOf({ ...stored, published_at: "2027-07-01T08:00:00Z" }, null, now);
  expect(form).toMatchObject({ publication: "scheduled", publish_at: "2027-07-01T09:00" });
});

test("publishing a draft leaves the moment to the database, saving a public post keeps it", () => {
  const form = { ...emptyForm(""), publication: "published" as const };
  expect(publicationOf(form, null, now)).toEqual({ published: true, published_at: null });
  expect(publicationOf(form, stored, now)?.published_at).toBe(stored.published_at);
});

test("publishing a scheduled post shows it now", () => {
  const form = { ...emptyForm(""), publication: "published" as const };
  const scheduled = { published: true, published_at: "2027-01-01T00:00:00Z" };
  expect(publicationOf(form, scheduled, now)).toEqual({ published: true, published_at: null });
});

test("a time that has passed cannot be chosen, but one that passed meanwhile can be kept", () => {
  const form = { publication: "scheduled" as const, publish_at: "2026-11-15T11:00" };
  expect(publicationOf(form, null, now)).toBeNull();
  const due = { published: true, published_at: "2026-11-15T11:00:00+00:00" };
  expect(publicationOf(form, due, now)).toMatchObject({ published: true });
});

test("taking a post down forgets when it was shown", () => {
  const form = { ...emptyForm(""), publication: "draft" as const };
  expect(publicationOf(form, stored, now)).toEqual({ published: false, published_at: null });
});
