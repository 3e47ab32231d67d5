import { expect, test } from "vitest";
import { postedText } from "./posted-text.ts";

const limit = 64;

test("a posted form gives its text fields", async () => {
  const body = new URLSearchParams({ name: "Jo", message: "Line one\r\nLine two" });
  expect(await postedText(post(body), limit)).toEqual({
    name: "Jo",
    message: "Line one\r\nLine two",
  });
});

test("a file where text belongs is left out", async () => {
  const body = new FormData();
  body.set("name", "Jo");
  body.set("message", new File(["hello"], "hello.txt"));
  expect(await postedText(post(body), 1000)).toEqual({ name: "Jo" });
});

test("a body that says it is too large is not read", async () => {
  const request = post("x", { "content-length": String(limit + 1) });
  expect(await postedText(request, limit)).toBe("too large");
  expect(request.bodyUsed).toBe(false);
});

test("a body that does not say how large it is is read to the limit and no further", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16;
      controller.enqueue(new Uint8Array(16));
    },
  });
  expect(await postedText(post(endless), limit)).toBe("too large");
  expect(sent).toBeLessThan(limit * 3);
});

test.each([
  ["application/json", "{}"],
  ["multipart/form-data; boundary=x", "no parts"],
  ["", "name=Jo"],
])("a body of type %j that is no form is unreadable", async (type, body) => {
  expect(await postedText(post(body, { "content-type": type }), limit)).toBe("unreadable");
});

function post(body: BodyInit, headers?: HeadersInit): Request {
  const init = { method: "POST", body, duplex: "half", ...(headers && { headers }) };
  return new Request("http://localhost/contact", init);
}
