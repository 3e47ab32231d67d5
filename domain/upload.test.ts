import { expect, test } from "vitest";
import { displayName, kindOf } from "./upload.ts";

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ["a JPEG", "\xff\xd8\xff\xe0", "picture"],
  ["a PNG", "\x89PNG\r\n\x1a\n", "picture"],
  ["a GIF", "GIF89a", "picture"],
  ["a WebP", "RIFF\x01\x02\x03\nWEBPVP8 ", "picture"],
  ["an AVIF", "\0\0\0\x1cftypavif", "picture"],
  ["a PDF", "%PDF-1.7", "document"],
  ["an iPhone's HEIC", "\0\0\0\x1cftypheic", "heic"],
  ["an SVG", '<?xml version="1.0"?><svg xmlns="…">', "svg"],
  ["HTML", "<!doctype html><script>alert(1)</script>", null],
  ["HTML that mentions PNG", "<html>\x89PNG\r\n\x1a\n", null],
  ["a program", "MZ\x90\0", null],
  ["nothing", "", null],
])("%s is known by its first bytes", (_what, text, kind) => expect(kindOf(bytes(text))).toBe(kind));

test.each([
  ["C:\\fakepath\\van.jpg", "van.jpg"],
  ["../../van.jpg", "van.jpg"],
  ["va\u0000n\u202e.jpg", "van.jpg"],
  ["", "Untitled"],
])("the file name %j is shown as %j", (name, shown) => expect(displayName(name)).toBe(shown));
