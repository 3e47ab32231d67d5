import { describe, expect, test } from "vitest";
import { portfolioItemSchema, portfolioProblems, tagsOf } from "./portfolio-item.schema.ts";

const posted = {
  title: "Fettle Joinery",
  job_type: "Joiner",
  description: "A shop\r\nand a table",
  tags: "Web design, Price form",
  image_url: "/pictures/work/fettle-joinery-1280.webp",
  image_alt: "A dovetail joint",
  link: "https://fettle-joinery.example",
  featured: "on",
};

const problemsOf = (changes: object) => {
  const result = portfolioItemSchema.safeParse({ ...posted, ...changes });
  return result.success ? {} : portfolioProblems(result.error);
};

test("a filled-in form becomes an item", () => {
  expect(portfolioItemSchema.parse(posted)).toEqual({
    ...posted,
    description: "A shop\nand a table",
    tags: ["Web design", "Price form"],
    featured: true,
    published: false,
  });
});

test("only the title has to be there", () => {
  const empty = { job_type: "", description: "", tags: "", image_url: "", image_alt: "", link: "" };
  expect(portfolioItemSchema.parse({ title: "Fettle", ...empty })).toMatchObject({
    title: "Fettle",
    tags: [],
    image_url: null,
    link: null,
  });
});

describe("what cannot be used is said at its field", () => {
  test.each([
    ["title", { title: "  " }, "Give the item a title."],
    ["title", { title: "x".repeat(201) }, "Please keep this to 200 characters."],
    [
      "tags",
      { tags: Array.from({ length: 21 }, (_, i) => `t${i}`).join() },
      "Use at most 20 tags.",
    ],
    ["image_alt", { image_alt: "" }, "Say in a few words what the picture shows."],
    ["image_url", { image_url: "javascript:alert(1)" }, expect.any(String)],
    ["image_url", { image_url: "//evil.example/x.png" }, expect.any(String)],
  ])("%s", (field, changes, message) => expect(problemsOf(changes)).toEqual({ [field]: message }));

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "not a link",
    "https://",
    "ftp://a.example",
    "nodots",
  ])("the link %j", (link) => expect(problemsOf({ link })).toHaveProperty("link"));
});

test("an address may be written without https://", () => {
  expect(portfolioItemSchema.parse({ ...posted, link: "fettle.example/work" }).link).toBe(
    "https://fettle.example/work",
  );
});

test("tags are tidied", () => {
  expect(tagsOf(" Web  design, web design,,\nPrice form ")).toEqual(["Web design", "Price form"]);
});
