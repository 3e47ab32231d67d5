import { expect, test } from "vitest";
import { anchorId } from "./anchor-id.ts";

const id = (text: string, taken: string[] = []) => anchorId(text, new Set(taken));

test("an id reads like the words it stands for", () => {
  expect(id("Who owns your domain?")).toBe("who-owns-your-domain");
  expect(id("  Don’t pay £99 / month  ")).toBe("dont-pay-99-month");
  expect(id("Café Über")).toBe("cafe-uber");
});

test("other alphabets keep their letters, and no words at all still give an id", () => {
  expect(id("Цена")).toBe("цена");
  expect(id("!!!")).toBe("section");
});

test("a long heading is cut between words", () => {
  const long = id("one two three four five six seven eight nine ten eleven twelve thirteen");
  expect(long).toBe("one-two-three-four-five-six-seven-eight-nine-ten-eleven");
  expect(id("x".repeat(200))).toHaveLength(60);
});

test("a taken id is counted up past others that are taken too", () => {
  expect(id("Price", ["price", "price-2"])).toBe("price-3");
});
