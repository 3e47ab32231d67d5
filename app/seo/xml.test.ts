import { expect, test } from "vitest";
import { cdata, escapeXml } from "./xml.ts";

test("characters with a meaning in XML are written as references", () => {
  expect(escapeXml(`<a b="c">&'`)).toBe("&#60;a b=&#34;c&#34;&#62;&#38;&#39;");
});

test("what XML cannot hold is left out", () => {
  expect(escapeXml("a\0b\u000bc\ufffed\te\n")).toBe("abcd\te\n");
  expect(escapeXml("half \ud83d pair")).toBe("half \ufffd pair");
  expect(cdata("a\u0001b")).toBe("<![CDATA[ab]]>");
});

test("a CDATA section cannot be ended from within", () => {
  const section = cdata("a]]>b]]]>");
  expect(section.replaceAll("]]]]><![CDATA[>", "")).not.toMatch(/\]\]>(?!$)/);
  const read = section.split("]]><![CDATA[").join("").slice("<![CDATA[".length, -"]]>".length);
  expect(read).toBe("a]]>b]]]>");
});
