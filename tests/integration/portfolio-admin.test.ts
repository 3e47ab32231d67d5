import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { featuredCaseStudies, publishedCaseStudies } from "#data/portfolio-items.ts";
import {
  createPortfolioItem,
  deletePortfolioItem,
  jobTypes,
  listPortfolioItems,
  movePortfolioItem,
  portfolioItem,
  restorePortfolioItem,
  updatePortfolioItem,
} from "#data/portfolio-items-admin.ts";
import type { PortfolioItemValues } from "#domain/portfolio-item.schema.ts";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const item = (title: string, changes: Partial<PortfolioItemValues> = {}): PortfolioItemValues => ({
  title,
  job_type: "Roofer",
  description: "",
  tags: [],
  image_url: null,
  image_alt: "",
  link: null,
  featured: false,
  published: true,
  ...changes,
});

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);
  let admin: Client;
  let visitor: Client;

  beforeAll(async () => {
    admin = await backend().client("admin");
    visitor = await backend().client("anonymous");
  });

  beforeEach(async () => {
    await backend().db.query("delete from portfolio_items");
    for (const title of ["E", "D", "C", "B", "A"]) await createPortfolioItem(admin, item(title));
  });

  const order = async () =>
    (await publishedCaseStudies(visitor)).map(({ title }) => title).join("");
  const idOf = async (title: string) => {
    const [found] = await backend().db.query("select id from portfolio_items where title = $1", [
      title,
    ]);
    return String(found?.id);
  };
  const all = { sort: "position", ascending: true, page: 1, size: 20 } as const;

  test("new work stands first on the portfolio page", async () => {
    expect(await order()).toBe("ABCDE");
  });

  test.each([
    ["C", 1, "CABDE", 1],
    ["A", 5, "BCDEA", 5],
    ["B", 3, "ACBDE", 3],
    ["D", 2, "ADBCE", 2],
    ["C", 3, "ABCDE", 3],
    ["A", 99, "BCDEA", 5],
    ["E", -4, "EABCD", 1],
  ])("%s moved to place %i makes %s", async (title, place, expected, got) => {
    expect(await movePortfolioItem(admin, await idOf(title), place)).toBe(got);
    expect(await order()).toBe(expected);
  });

  test("moves made at the same moment leave every place taken once", async () => {
    const ids = await Promise.all(["A", "B", "C", "D", "E"].map(idOf));
    await Promise.all(ids.map((id, i) => movePortfolioItem(admin, id, ((i * 3) % 5) + 1)));
    const places = await backend().db.query(
      "select position from portfolio_items order by position",
    );
    expect(places.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each(["anonymous", "member"] as const)("%s cannot change the order", async (role) => {
    const person = await backend().client(role);
    await person.rpc("move_portfolio_item", { item: await idOf("E"), place: 1 });
    expect(await order()).toBe("ABCDE");
  });

  test("a draft is in the admin's list only", async () => {
    await createPortfolioItem(admin, item("Draft", { published: false, featured: true }));
    expect(await order()).toBe("ABCDE");
    expect(await featuredCaseStudies(visitor)).toEqual([]);
    const drafts = await listPortfolioItems(admin, { ...all, filter: "draft" });
    expect(drafts.rows.map(({ title }) => title)).toEqual(["Draft"]);
  });

  test("a change is there for the next visitor", async () => {
    await updatePortfolioItem(admin, await idOf("B"), item("Bee", { featured: true }));
    expect((await publishedCaseStudies(visitor)).map(({ title }) => title)[1]).toBe("Bee");
    expect((await featuredCaseStudies(visitor)).map(({ title }) => title)).toEqual(["Bee"]);
  });

  test("a deleted item can be put back just as it was", async () => {
    const id = await idOf("C");
    await updatePortfolioItem(
      admin,
      id,
      item("C", { tags: ["a", "b"], link: "https://c.example" }),
    );
    const before = await portfolioItem(admin, id);
    const deleted = await deletePortfolioItem(admin, id);
    expect(await order()).toBe("ABDE");
    await restorePortfolioItem(admin, deleted);
    await restorePortfolioItem(admin, deleted);
    expect(await portfolioItem(admin, id)).toEqual(before);
    expect(await order()).toBe("ABCDE");
  });

  test("what is gone is said to be gone", async () => {
    const id = await idOf("C");
    await deletePortfolioItem(admin, id);
    await expect(updatePortfolioItem(admin, id, item("C"))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(deletePortfolioItem(admin, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(movePortfolioItem(admin, id, 1)).rejects.toMatchObject({ code: "not_found" });
    expect(await portfolioItem(admin, id)).toBeNull();
    expect(await portfolioItem(admin, "no-uuid")).toBeNull();
  });

  test("the list is searched, sorted and paged by the database", async () => {
    await createPortfolioItem(admin, item("Slates, 100% (Welsh)", { job_type: "Slater" }));
    const found = await listPortfolioItems(admin, { ...all, search: "100% (welsh" });
    expect(found.rows).toHaveLength(1);
    const byTitle = { ...all, sort: "title", ascending: false, size: 2 } as const;
    const page2 = await listPortfolioItems(admin, { ...byTitle, page: 2 });
    expect([page2.rows.map(({ title }) => title), page2.more]).toEqual([["D", "C"], true]);
    expect(await jobTypes(admin)).toEqual(["Roofer", "Slater"]);
  });
});
