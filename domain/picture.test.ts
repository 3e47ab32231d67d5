import { describe, expect, test } from "vitest";
import {
  documentKey,
  fileSlug,
  keysOf,
  MEDIA_PATH,
  pictureKey,
  pictureSet,
  pictureStem,
  srcSet,
  widthsUpTo,
} from "./picture.ts";

const hash = "3f9a2c71d0e4b5a6".padEnd(64, "0");
const named = (fileName: string, width = 1280, height = 853) =>
  pictureStem({ hash, fileName, width, height, colour: "c8a07f" });

describe("the name of an uploaded picture", () => {
  test("says all that a page must know of it", () => {
    const address = MEDIA_PATH + pictureKey(named("Küche, nachher.JPG"), 1280, "webp");
    expect(address).toBe(
      "/storage/v1/object/public/media/3f9a2c71d0e4b5a6-kuche-nachher-1280x853-c8a07f-1280.webp",
    );
    expect(pictureSet(address)).toEqual({
      name: address.replace(/-1280\.webp$/, ""),
      widths: [480, 800, 1280],
      shape: { width: 1280, height: 853, colour: "c8a07f" },
    });
  });

  test("is understood at a hosted address as well", () => {
    const address = `https://x.supabase.co${MEDIA_PATH}${pictureKey(named("van.png"), 1280, "avif")}`;
    expect(srcSet(pictureSet(address) ?? never(), "webp")).toContain(
      "https://x.supabase.co/storage/v1/object/public/media/3f9a2c71d0e4b5a6-van-1280x853-c8a07f-480.webp 480w",
    );
  });

  test("stays clear when a file from here comes back under its own name", () => {
    const again = named(pictureKey(named("van.png"), 1280, "webp"), 1000, 700);
    expect(pictureSet(MEDIA_PATH + pictureKey(again, 1000, "webp"))?.shape).toEqual({
      width: 1000,
      height: 700,
      colour: "c8a07f",
    });
  });

  test.each([
    "https://example.com/photo-1280.webp",
    `${MEDIA_PATH}logo.png`,
    `${MEDIA_PATH}../3f9a2c71d0e4b5a6-x-1x1-000000-1.webp`,
    "/pictures/work/x-999.webp",
  ])("%s stands alone", (src) => expect(pictureSet(src)).toBeNull());
});

test("a picture drawn for this site keeps its set", () => {
  const screen = pictureSet("/pictures/work/harker-roofing-1280.webp");
  expect(srcSet(screen ?? never(), "avif")).toBe(
    "/pictures/work/harker-roofing-480.avif 480w, /pictures/work/harker-roofing-800.avif 800w, /pictures/work/harker-roofing-1280.avif 1280w",
  );
  expect(pictureSet("/pictures/work/harker-roofing-phone-390.webp")?.widths).toEqual([240, 390]);
});

test.each([
  [5000, [480, 800, 1280]],
  [1280, [480, 800, 1280]],
  [1000, [480, 800, 1000]],
  [800, [480, 800]],
  [300, [300]],
])("a picture %i wide is kept at %j and never made larger", (width, widths) =>
  expect(widthsUpTo(width)).toEqual(widths),
);

test("deleting a picture means all of its variants", () => {
  expect(keysOf(pictureKey(named("van.png", 600, 400), 600, "webp"))).toEqual(
    [480, 600].flatMap((w) => [
      `3f9a2c71d0e4b5a6-van-600x400-c8a07f-${w}.avif`,
      `3f9a2c71d0e4b5a6-van-600x400-c8a07f-${w}.webp`,
    ]),
  );
  expect(keysOf(documentKey(hash, "Price list.pdf"))).toEqual(["3f9a2c71d0e4b5a6-price-list.pdf"]);
});

test.each([
  ["../../etc/passwd", "etc-passwd"],
  ["<img onerror=alert(1)>.png", "img-onerror-alert-1"],
  ["写真.jpg", "file"],
  ["IMG_2041 (1).jpeg", "img-2041-1"],
  ["-.-", "file"],
  [`${"a".repeat(300)}.png`, "a".repeat(40)],
])("of the file name %j, %j is left in the address", (name, slug) =>
  expect(fileSlug(name)).toBe(slug),
);

function never(): never {
  throw new Error("The address was not understood.");
}
