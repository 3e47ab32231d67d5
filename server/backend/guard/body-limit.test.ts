import { expect, test } from "vitest";
import { limitBody } from "./body-limit.ts";

const echo = limitBody("auth", 10, async (request) => new Response(await request.text()));

function post(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return echo(
    new Request("http://x/", { method: "POST", body, headers, duplex: "half" } as object),
  );
}

function inPieces(...pieces: string[]): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
}

test("a body up to the limit arrives whole", async () => {
  expect(await (await post("0123456789")).text()).toBe("0123456789");
  expect(await (await post(inPieces("01234", "56789"))).text()).toBe("0123456789");
});

test("one that says it is larger is not even read", async () => {
  const body = new ReadableStream({
    pull: () => {
      throw new Error("It was read.");
    },
  });
  const response = await post(body, { "content-length": "11" });
  expect(response.status).toBe(413);
});

test("one that turns out to be larger is refused", async () => {
  expect((await post(inPieces("01234", "56789", "!"))).status).toBe(413);
});

test("one without end is hung up on", async () => {
  const hungUp = Promise.withResolvers<void>();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(4)),
    cancel: () => hungUp.resolve(),
  });
  expect((await post(endless)).status).toBe(413);
  await hungUp.promise;
});

test("whatever becomes of it further on", async () => {
  const careless = limitBody("rest", 10, async (request) => {
    await request.text().catch(() => {});
    return new Response("fine");
  });
  const init = { method: "POST", body: inPieces("0123456789!"), duplex: "half" };
  expect((await careless(new Request("http://x/", init as object))).status).toBe(413);
});

test("what fails for another reason fails as it would", async () => {
  const broken = limitBody("rest", 10, async () => {
    throw new Error("The database is gone.");
  });
  const request = new Request("http://x/", { method: "POST", body: "1" });
  await expect(broken(request)).rejects.toThrow("The database is gone.");
});

test("a request without a body passes", async () => {
  expect((await echo(new Request("http://x/"))).status).toBe(200);
});
