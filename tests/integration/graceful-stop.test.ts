import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { within } from "../support/deadline.ts";
import { makeSite } from "../support/prepared-site.ts";
import { startServer } from "../support/server-process.ts";

const BODY = JSON.stringify({ name: "Written slowly" });

test("a stop lets the request under way finish, takes no new one, and ends cleanly", async () => {
  const { server, slow } = await serverWithSlowRequest();
  server.kill("SIGTERM");
  await server.says("stopping");
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();

  slow.end(BODY);
  const [response] = (await once(slow, "response")) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(201);
  expect(await server.ended).toEqual({ code: 0, signal: null });
});

test("a second signal ends at once, whatever is under way", async () => {
  const { server, slow } = await serverWithSlowRequest();
  slow.on("error", () => {});
  server.kill("SIGTERM");
  await server.says("stopping");
  server.kill("SIGTERM");
  expect(await within("the server ends", server.ended, 5_000)).toEqual({ code: 1, signal: null });
});

/** The server has the request's headers and waits for its body. */
async function serverWithSlowRequest() {
  const site = await makeSite("pglite");
  onTestFinished(() => site.remove());
  const server = await startServer({ ...site.variables, SEED: "none" });
  const keys = JSON.parse(await readFile(join(site.dataDir, "secrets.json"), "utf8"));
  const slow: ClientRequest = request(`${server.url}/rest/v1/contact_messages`, {
    method: "POST",
    headers: {
      apikey: keys.publishableKey,
      "content-type": "application/json",
      "content-length": BODY.length,
      expect: "100-continue",
    },
  });
  slow.flushHeaders();
  await once(slow, "continue");
  return { server, slow };
}
