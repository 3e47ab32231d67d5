/** How a request of the editor ended. The text on the screen must survive every one of them. */
export type Answer<T> =
  | { kind: "answer"; data: T }
  | { kind: "signed-out" }
  | { kind: "offline" }
  | { kind: "failed" };

/**
 * A plain request rather than one of the router's: those replace the screen, and the text on it, when
 * the connection is lost or the guard sends the browser to the sign-in page.
 */
export async function askServer<T>(path: string, body?: unknown): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      redirect: "manual",
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
    if (response.type === "opaqueredirect") return { kind: "signed-out" };
    if (!response.ok) return { kind: "failed" };
    return { kind: "answer", data: (await response.json()) as T };
  } catch {
    return { kind: "offline" };
  }
}
