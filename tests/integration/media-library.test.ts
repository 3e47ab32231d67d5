import { createHash } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { deleteMedia, listMedia, mediaFile, mediaUrl } from "#data/media.ts";
import { replaceMedia, storeMedia } from "#data/media-upload.ts";
import { keysOf, pictureSet } from "#domain/picture.ts";
import { createMediaTools } from "#server/media/media-tools.ts";
import { decompressionBomb, htmlAsPng, phonePhoto, plainPicture } from "../support/pictures.ts";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const tools = createMediaTools();
const MEGABYTE = 1024 * 1024;

const places = [
  ...sizes.map((size) => ({ place: size, size, s3: false })),
  { place: "pglite with an S3 store", size: "pglite" as const, s3: true },
];

describe.each(places)("on $place", ({ size, s3 }) => {
  const backend = useTestBackend(size, { listen: true, s3 });
  let admin: Client;

  beforeAll(async () => {
    admin = await backend().client("admin");
  });

  const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    backend().fetch(`${backend().url}${mediaUrl(path, null)}`, { method, headers });
  const upload = (bytes: Uint8Array, name = "photo.jpg") =>
    storeMedia(admin, tools, { name, bytes });

  describe("an uploaded phone photo", () => {
    let path: string;

    beforeAll(async () => {
      const file = await upload(await phonePhoto(), "Küche nachher.jpg");
      expect(file).toMatchObject({ kind: "picture", width: 1200, height: 1600, uses: [] });
      expect(file.placeholder).toMatch(/^data:image\/webp;base64,/);
      path = file.path;
    });

    test("is kept at the site's widths, upright, in both formats, and in no other", async () => {
      expect(path).toMatch(/^[0-9a-f]{16}-kuche-nachher-1200x1600-[0-9a-f]{6}-1200\.webp$/);
      for (const key of keysOf(path)) {
        const bytes = Buffer.from(await (await visit(key)).arrayBuffer());
        const { width, height, format, orientation } = await sharp(bytes).metadata();
        const wanted = Number(/-(\d+)\.\w+$/.exec(key)?.[1]);
        expect([width, height]).toEqual([wanted, Math.round((wanted * 4) / 3)]);
        expect(format).toBe(key.endsWith("avif") ? "heif" : "webp");
        expect(orientation).toBeUndefined();
      }
      const stored = await backend().db.query(
        "select name from storage.objects where name like $1",
        [`${path.slice(0, 16)}%`],
      );
      expect(stored.map(({ name }) => name).sort()).toEqual(keysOf(path).sort());
    });

    test("no longer says where it was taken", async () => {
      const original = await sharp(await phonePhoto()).metadata();
      expect(original.exif).toBeDefined();
      for (const key of keysOf(path)) {
        const bytes = Buffer.from(await (await visit(key)).arrayBuffer());
        const { exif, xmp, iptc, icc } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, icc }).toEqual({});
        expect(bytes.includes("Phone")).toBe(false);
      }
    });

    test("may be kept by a browser for ever, and cannot act as a page", async () => {
      const { headers } = await visit(path);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("content-type")).toBe("image/webp");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("sandbox");
    });

    test("is sent again only when it has changed", async () => {
      const first = await visit(path);
      const etag = first.headers.get("etag") ?? "";
      const again = await visit(path, { "if-none-match": etag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      expect((await visit(path, { "if-none-match": '"other"' })).status).toBe(200);
    });

    test("is sent in parts to who asks for parts", async () => {
      const whole = Buffer.from(await (await visit(path)).arrayBuffer());
      const part = await visit(path, { range: "bytes=10-19" });
      expect(part.status).toBe(206);
      expect(part.headers.get("content-range")).toBe(`bytes 10-19/${whole.length}`);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
      const beyond = await visit(path, { range: `bytes=${whole.length}-` });
      expect(beyond.status).toBe(416);
      expect(beyond.headers.get("content-range")).toBe(`bytes */${whole.length}`);
      const head = await visit(path, {}, "HEAD");
      expect([head.headers.get("content-length"), await head.text()]).toEqual([
        String(whole.length),
        "",
      ]);
    });

    test("is read without a write to the database", async () => {
      const state = () =>
        backend().db.query("select xmin::text, * from storage.objects order by id");
      const before = await state();
      await visit(path);
      expect(await state()).toEqual(before);
    });

    test("uploaded a second time is the same file", async () => {
      const [first, second] = [await mediaByPath(path), await upload(await phonePhoto())];
      expect(second.id).toBe(first?.id);
    });
  });

  test("a small picture is never made larger", async () => {
    const file = await upload(await plainPicture(300, 200));
    expect(pictureSet(mediaUrl(file.path, null))?.widths).toEqual([300]);
    expect((await visit(file.path)).status).toBe(200);
  });

  describe("refuses with words for the owner, and keeps nothing of,", () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    test.each([
      ["a decompression bomb", () => decompressionBomb(), /more than 50 million pixels/],
      ["HTML that calls itself a PNG", () => htmlAsPng, /not a picture or a PDF/],
      ["an SVG, which can carry scripts", () => svg, /SVG/],
      ["a file of 50 MB", () => Buffer.alloc(50 * MEGABYTE, 0xff), /larger than 10 MB/],
      ["half a picture", async () => (await phonePhoto()).subarray(0, 3000), /damaged/],
      ["an empty file", () => Buffer.alloc(0), /empty/],
    ])("%s", async (_what, make, message) => {
      const bytes = await make();
      await expect(upload(bytes, "x.png")).rejects.toMatchObject({
        code: "invalid",
        message: expect.stringMatching(message),
      });
      const ref = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
      expect(
        await backend().db.query("select 1 from storage.objects where name like $1", [`${ref}%`]),
      ).toEqual([]);
    });
  });

  test("a PDF is a download and can run nothing", async () => {
    const { path, kind } = await upload(Buffer.from(`%PDF-1.7 ${Math.random()}`), "Prices.pdf");
    expect([kind, path]).toEqual(["document", expect.stringMatching(/^[0-9a-f]{16}-prices\.pdf$/)]);
    const { headers } = await visit(path);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toContain("attachment");
    expect(headers.get("content-security-policy")).toContain("sandbox");
  });

  test("an SVG that came by the API is a download and can run nothing", async () => {
    const path = `logo-${Math.random()}.svg`;
    await admin.storage.from("media").upload(path, "<svg/>", { contentType: "image/svg+xml" });
    const { headers } = await visit(path);
    expect(headers.get("content-disposition")).toContain("attachment");
    expect(headers.get("content-security-policy")).toContain("sandbox");
    expect(headers.get("cache-control")).toBe("no-cache");
  });

  test("an upload that is cancelled leaves nothing behind", async () => {
    const bytes = await plainPicture(640, 480);
    const ref = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
    const controller = new AbortController();
    const stopping = {
      ...tools,
      picture: async (...given: Parameters<typeof tools.picture>) => {
        const made = await tools.picture(...given);
        controller.abort();
        return made;
      },
    };
    const upload = { name: "x.png", bytes, signal: controller.signal };
    await expect(storeMedia(admin, stopping, upload)).rejects.toThrow();
    const left = await backend().db.query(
      "select name from storage.objects where name like $1 union all select hash from media_files where hash like $1",
      [`${ref}%`],
    );
    expect(left).toEqual([]);
  });

  describe("a file in use", () => {
    test("names every place, and takes its references along when it is replaced", async () => {
      const file = await upload(await plainPicture(900, 600), "van.png");
      const url = mediaUrl(file.path, null);
      const mark = `x-${file.id}`;
      const body = `<p>Before</p><img src="${url}" alt="A van"><img src="${mediaUrl(keysOf(file.path)[0] ?? "", null)}">`;
      await admin.from("portfolio_items").insert({ title: mark, image_url: url, published: true });
      await admin
        .from("blog_posts")
        .insert({ slug: mark, title: mark, content: body, published: true });
      await admin
        .from("seo_pages")
        .insert({ slug: mark, og_image_url: `https://site.example${url}` });
      const before = await mediaFile(admin, file.id);
      expect(before?.uses.map(({ place, title }) => [place, title]).sort()).toEqual([
        ["blog", mark],
        ["portfolio", mark],
        ["seo", mark],
      ]);

      const bytes = await plainPicture(500, 500);
      const after = await replaceMedia(admin, tools, file.id, { name: "new van.png", bytes });
      expect(after.uses).toHaveLength(3);
      const newUrl = mediaUrl(after.path, null);
      const visitor = await backend().client("anonymous");
      const item = await visitor
        .from("portfolio_items")
        .select("image_url")
        .eq("title", mark)
        .single();
      const post = await visitor.from("blog_posts").select("content").eq("slug", mark).single();
      const seo = await visitor.from("seo_pages").select("og_image_url").eq("slug", mark).single();
      expect(item.data?.image_url).toBe(newUrl);
      expect(post.data?.content.match(/src="[^"]*"/g)).toEqual([
        `src="${newUrl}"`,
        `src="${newUrl}"`,
      ]);
      expect(seo.data?.og_image_url).toBe(`https://site.example${newUrl}`);
      expect((await visit(after.path)).status).toBe(200);
      expect((await visit(file.path)).ok).toBe(false);
    });

    test("is not replaced by something of another kind", async () => {
      const file = await upload(await plainPicture(200, 200));
      const pdf = { name: "x.pdf", bytes: Buffer.from("%PDF-1.7 x") };
      await expect(replaceMedia(admin, tools, file.id, pdf)).rejects.toMatchObject({
        code: "invalid",
      });
    });
  });

  test("a deleted file is gone from the library and from its addresses", async () => {
    const file = await upload(await plainPicture(900, 300));
    await deleteMedia(admin, file.id);
    expect(await mediaFile(admin, file.id)).toBeNull();
    for (const key of keysOf(file.path)) expect((await visit(key)).ok).toBe(false);
    await expect(deleteMedia(admin, file.id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("the library is searched by name and description, brackets and all", async () => {
    const mark = `(a, b) 100% ${Math.random()}`;
    const file = await upload(await plainPicture(220, 220), `${mark}.png`);
    const query = { sort: "created_at", ascending: false, page: 1, size: 5 } as const;
    const found = await listMedia(admin, { ...query, search: mark });
    expect(found.files.map(({ id }) => id)).toEqual([file.id]);
  });

  describe.each(["anonymous", "member"] as const)("%s", (role) => {
    test("can neither store, replace, see uses of, nor delete a file", async () => {
      const person = await backend().client(role);
      const file = await upload(await plainPicture(250, 250));
      const bytes = await plainPicture(260, 260);
      const attempt = { name: "mine.png", bytes };
      await expect(storeMedia(person, tools, attempt)).rejects.toMatchObject({ name: "Failure" });
      await expect(replaceMedia(person, tools, file.id, attempt)).rejects.toThrow();
      await expect(deleteMedia(person, file.id)).rejects.toThrow();
      const { data } = await person.rpc("media_uses", { files: [file.id] });
      expect(data ?? []).toEqual([]);
      await person.rpc("replace_media", {
        file: file.id,
        new_name: "mine",
        new_hash: "0".repeat(64),
        new_path: `${"0".repeat(16)}-mine.pdf`,
        new_size: 1,
      });
      expect((await mediaFile(admin, file.id))?.path).toBe(file.path);
      expect((await visit(file.path)).status).toBe(200);
      const ref = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
      const left = await backend().db.query("select 1 from storage.objects where name like $1", [
        `${ref}%`,
      ]);
      expect(left).toEqual([]);
    });
  });

  async function mediaByPath(path: string) {
    const { data } = await admin.from("media_files").select("id").eq("path", path).single();
    return data;
  }
});
