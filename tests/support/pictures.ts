import { deflateSync } from "node:zlib";
import sharp, { type Create } from "sharp";

/** A photo as a phone takes it: lying on its side, and saying where it was taken. */
export function phonePhoto(width = 1600, height = 1200, shade = "#c8702f"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: shade } })
    .composite([{ input: band(width, 40), top: 0, left: 0 }])
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Make: "Phone", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "54/1 34/1 12/1", GPSLongitudeRef: "W" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A plain picture that no other test has. */
export function plainPicture(width: number, height: number): Promise<Buffer> {
  const random = () => Math.floor(Math.random() * 256);
  const background = { r: random(), g: random(), b: random() };
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: band(1 + (random() % width), 1), top: random() % height, left: 0 }])
    .png()
    .toBuffer();
}

/** A PNG of a few kilobytes whose header promises more pixels than any memory holds. */
export function decompressionBomb(side = 30_000): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(2_000_000));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", size), chunk("IDAT", rows), chunk("IEND")]);
}

export const htmlAsPng = Buffer.from("<!doctype html><script>alert(document.cookie)</script>");

function band(width: number, height: number): { create: Create } {
  return { create: { width, height, channels: 3, background: "#101820" } };
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([length, body, checksum(body)]);
}

function checksum(bytes: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const result = Buffer.alloc(4);
  result.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return result;
}
