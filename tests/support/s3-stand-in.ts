import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import { answerTo } from "#server/backend/storage/read-conditions.ts";
import type { S3Settings } from "#server/backend/storage/s3-adapter.ts";

interface Stored {
  bytes: Buffer;
  headers: Record<string, string>;
  eTag: string;
  lastModified: Date;
}

const KEPT = ["content-type", "cache-control", "x-amz-meta-version"];

/** A store on this machine that speaks as much of S3 as the site needs, and checks signatures. */
export async function startS3() {
  const objects = new Map<string, Stored>();
  const keys = { accessKeyId: "stand-in", secretAccessKey: "stand-in-secret", region: "eu-west-2" };
  const state = { isDown: false };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    const body = await buffer(request);
    if (state.isDown) return void response.writeHead(503).end();
    if (!(await isSigned(request))) return void response.writeHead(403).end();
    const object = objects.get(url);
    if (method === "PUT") {
      const from = request.headers["x-amz-copy-source"];
      const source = from === undefined ? null : objects.get(String(from));
      if (source === undefined) return void response.writeHead(404).end();
      const stored = toStored(source?.bytes ?? body, request);
      objects.set(url, stored);
      return void response.writeHead(200, { etag: stored.eTag }).end();
    }
    if (method === "DELETE") {
      objects.delete(url);
      return void response.writeHead(204).end();
    }
    if (!object) return void response.writeHead(404).end();
    read(object, request, response);
  }

  async function isSigned({ method, url, headers }: IncomingMessage): Promise<boolean> {
    const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1]?.split(";") ?? [];
    const repeated = await new AwsV4Signer({
      ...keys,
      service: "s3",
      method: method ?? "",
      url: `${endpoint}${url}`,
      datetime: String(headers["x-amz-date"]),
      headers: Object.fromEntries(
        signed.filter((name) => name !== "host").map((name) => [name, String(headers[name])]),
      ),
    }).sign();
    return repeated.headers.get("authorization") === headers.authorization;
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: S3Settings = { endpoint, bucket: "uploads", ...keys };
  return {
    settings,
    objects,
    state,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function toStored(bytes: Buffer, request: IncomingMessage): Stored {
  const kept = KEPT.filter((name) => request.headers[name] !== undefined);
  return {
    bytes,
    headers: Object.fromEntries(kept.map((name) => [name, String(request.headers[name])])),
    eTag: `"${createHash("md5").update(bytes).digest("hex")}"`,
    lastModified: new Date(),
  };
}

function read(object: Stored, request: IncomingMessage, response: ServerResponse): void {
  const { bytes, eTag, lastModified, headers } = object;
  const { range, "if-none-match": ifNoneMatch } = request.headers;
  const answer = answerTo(
    { ...(range && { range }), ...(ifNoneMatch && { ifNoneMatch }) },
    { eTag, lastModified, size: bytes.length },
  );
  const about = { ...headers, etag: eTag, "last-modified": lastModified.toUTCString() };
  if (answer.status === 304) return void response.writeHead(304, about).end();
  if (answer.status === 416)
    return void response.writeHead(416, { "content-range": `bytes */${bytes.length}` }).end();
  const { start, end } = answer;
  response.writeHead(answer.status, {
    ...about,
    "content-length": end - start,
    ...(answer.status === 206 && { "content-range": `bytes ${start}-${end - 1}/${bytes.length}` }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes.subarray(start, end));
}
