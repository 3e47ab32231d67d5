import { expect, test } from "vitest";
import { readListQuery } from "./list-query.ts";

const defaults = { sorts: ["created_at", "title"], filters: ["new", "done"] } as const;
const read = (search: string) => readListQuery(`http://site.test/admin/x${search}`, defaults);

test("a plain address lists the newest first", () => {
  expect(read("")).toEqual({
    search: "",
    filter: "",
    sort: "created_at",
    descending: true,
    page: 1,
  });
});

test("search, filter, sort and page come from the address", () => {
  expect(read("?q=%20roof%20&status=new&sort=title&page=3")).toEqual({
    search: "roof",
    filter: "new",
    sort: "title",
    descending: false,
    page: 3,
  });
});

test.each(["?page=0", "?page=-1", "?page=abc", "?page=1e9", "?page=1.5"])(
  "%s is the first page",
  (search) => expect(read(search).page).toBe(1),
);

test("a column that may not be sorted by and an unknown filter are ignored", () => {
  expect(read("?sort=-domain_password&status=evil")).toMatchObject({
    sort: "created_at",
    descending: true,
    filter: "",
  });
});
