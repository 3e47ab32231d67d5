import { expect, test } from "vitest";
import { csv } from "./csv.ts";

const only = (text: string) => csv(["A"], [[text]]).slice('\ufeff"A"\r\n'.length, -2);

test("a table is header and rows, and Excel sees that it is UTF-8", () => {
  expect(csv(["Name", "Count"], [["Söhne", 3]])).toBe('\ufeff"Name","Count"\r\n"Söhne",3\r\n');
});

test("commas, quotes and line ends stay inside their cell", () => {
  expect(only('a,"b"\r\nc;d')).toBe('"a,""b""\r\nc;d"');
});

test("an empty cell is empty, a number and a yes are not text", () => {
  expect(csv(["A", "B", "C"], [[null, -3, true]])).toContain("\r\n,-3,true\r\n");
});

test.each([
  "=1+1",
  '=HYPERLINK("https://evil.example","Click")',
  "+44 7700 900123",
  "-2+3",
  "@SUM(A1)",
  "  =1+1",
  "\t=1+1",
  "\r=1+1",
  "\n@x",
  "＝1+1",
  "|calc",
  "\0=1+1",
])("%j is never run as a formula", (text) => {
  expect(only(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
});

test.each(["a=b", "07700 900123", "👷 & Sons", "مرحبا"])("%j stays as it is", (text) => {
  expect(only(text)).toBe(`"${text}"`);
});
