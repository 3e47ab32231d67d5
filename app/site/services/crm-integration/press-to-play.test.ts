import { expect, test } from "vitest";
import { pressToPlay } from "./press-to-play.ts";

test("an address and a label stay inside their attributes", () => {
  const document = pressToPlay('https://video.example/?a=1&b="><script>', "Play <it>");
  expect(document).toContain('href="https://video.example/?a=1&amp;b=&quot;>&lt;script>"');
  expect(document).toContain("<title>Play &lt;it></title>");
  expect(document).not.toContain("<script");
});
