import { onBehalfOf } from "#server/visitor.ts";
import type { TestBackend } from "./test-backend.ts";

/** A browser at an address of its own, with cookies, that asks the backend in process. */
export function browserAt(address: string, backend: TestBackend): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map((cookie) => cookie.join("=")).join("; "));
    const visitor = { address, userAgent: "A browser" };
    const response = await onBehalfOf(visitor, () => backend.fetch(input, { ...init, headers }));
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
      cookies.set(name, value);
    }
    return response;
  };
}
