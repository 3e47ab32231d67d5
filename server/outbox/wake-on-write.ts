type Fetch = (input: Request | string | URL, init?: RequestInit) => Promise<Response>;

/** Requests after which there may be something in the outbox. */
const QUEUES =
  /\/(functions\/v1\/create-ghl-onboarding|rest\/v1\/(onboarding_submissions|contact_messages|rpc\/(forward_submission|retry_outbox)))$/;

/** The same backend, which lets the worker know when something was queued through it. */
export function wakeOnWrite<T extends { fetch: (...args: never[]) => Promise<Response> }>(
  backend: T,
  wake: () => void,
): T {
  const ask = backend.fetch as unknown as Fetch;
  const fetch: Fetch = async (input, init) => {
    const response = await ask(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    const url = new URL(input instanceof Request ? input.url : input);
    if (response.ok && method !== "GET" && QUEUES.test(url.pathname)) wake();
    return response;
  };
  return { ...backend, fetch };
}
