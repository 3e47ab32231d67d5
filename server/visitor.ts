import { AsyncLocalStorage } from "node:async_hooks";

/** Who is at the other end of the connection. */
export interface Visitor {
  /** Null when the server itself asks, outside any request. */
  address: string | null;
  userAgent: string | null;
}

const current = new AsyncLocalStorage<Visitor>();
const nobody: Visitor = { address: null, userAgent: null };

/**
 * The visitor on whose behalf this code runs. A page that is rendered here asks the backend through
 * supabase-js, whose `fetch` has no place to say for whom; and a header could be forged.
 */
export function currentVisitor(): Visitor {
  return current.getStore() ?? nobody;
}

export function onBehalfOf<T>(visitor: Visitor, work: () => T): T {
  return current.run(visitor, work);
}
