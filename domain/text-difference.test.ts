import { expect, test } from "vitest";
import { differingParts } from "./text-difference.ts";

const words = (start: string) => Array.from({ length: 30 }, (_, at) => `${start}${at}`).join(" ");

test("short texts are shown whole", () => {
  expect(differingParts("Shared mine", "Shared theirs")).toEqual(["Shared mine", "Shared theirs"]);
  expect(differingParts("", "New words")).toEqual(["", "New words"]);
  expect(differingParts("Same", "Same")).toEqual(["Same", "Same"]);
});

test("of long texts, what both begin and end with is left out but for a few words", () => {
  const [mine, theirs] = differingParts(
    `${words("a")} mine ${words("z")}`,
    `${words("a")} theirs, longer ${words("z")}`,
  );
  expect(mine).toMatch(/^… a18 .* a29 mine z0 .* z11 …$/);
  expect(theirs).toMatch(/^… a18 .* a29 theirs, longer z0 .* z11 …$/);
});

test("a passage that was only added is shown where it stands", () => {
  const [mine, theirs] = differingParts(words("a"), `${words("a")} more`);
  expect(mine).toBe("… a18 a19 a20 a21 a22 a23 a24 a25 a26 a27 a28 a29");
  expect(theirs).toBe(`${mine} more`);
});
