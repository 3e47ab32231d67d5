import { expect, test } from "vitest";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { loadFunctions } from "./functions.ts";

const HANDLER =
  'export const handler = async (request, { url }) => new Response(request.method + " " + url);';
const deps = { url: "http://backend.local", secretKey: "sb_secret_test", fetch };

async function functions() {
  const folder = await temporaryFolder({
    "functions/greet/handler.ts": HANDLER,
    "functions/_shared/handler.ts": HANDLER,
    "outside/handler.ts": HANDLER,
  });
  return loadFunctions(`${folder}/functions`, deps);
}

const ask = (path: string) => new Request(`http://site.local${path}`, { method: "POST" });

test("a function answers at the address it has on Supabase", async () => {
  const response = await (await functions())(ask("/functions/v1/greet"));
  expect(await response.text()).toBe("POST http://backend.local");
});

test.each([
  "/functions/v1/",
  "/functions/v1/missing",
  "/functions/v1/_shared",
  "/functions/v1/..%2foutside",
  "/functions/v1/greet/../../outside",
  "/functions/v1/__proto__",
  "/functions/v1/constructor",
])("%s is no function", async (path) => {
  expect((await (await functions())(ask(path))).status).toBe(404);
});

test("a site without functions has none", async () => {
  const none = await loadFunctions("/nowhere", deps);
  expect((await none(ask("/functions/v1/greet"))).status).toBe(404);
});
