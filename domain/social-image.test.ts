import { expect, test } from "vitest";
import { socialImagePath, socialImageSlug } from "./social-image.ts";

const card = { slug: "services/web-design", title: "Web Design for Trades", tag: "Web Design" };

test("an address names its page and changes with what is drawn", () => {
  const path = socialImagePath(card) ?? "";
  expect(path).toMatch(/^\/og\/services\/web-design-[0-9a-f]{16}\.png$/);
  expect(socialImageSlug(path)).toBe(card.slug);
  expect(socialImagePath({ ...card })).toBe(path);
  expect(socialImagePath({ ...card, title: "Web Design" })).not.toBe(path);
  expect(socialImagePath({ ...card, tag: "Services" })).not.toBe(path);
  expect(socialImagePath({ ...card, slug: "about" })).not.toBe(path);
});

test.each(["Größe & Café", "Façade – ½ price", "Ten tips 🛠️ for roofers", "Dvořák"])(
  "%s can be written",
  (title) => expect(socialImagePath({ ...card, title })).not.toBeNull(),
);

test.each(["عنوان", "Ελλάδα and more", "Łódź", "日本", "🛠️", "…"])("%s cannot", (title) =>
  expect(socialImagePath({ ...card, title })).toBeNull(),
);

test.each(["/og/about.png", "/og/-0123456789abcdef.png", "/og/about-0123456789abcdeg.png", "/og/"])(
  "%s is no such address",
  (path) => expect(socialImageSlug(path)).toBeNull(),
);
