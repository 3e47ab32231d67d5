import { createContext, RouterContextProvider } from "react-router";
import type { RequestServices } from "#data/request-services.ts";

/** In a loader: `const { db } = context.get(services)`. */
export const services = createContext<RequestServices>();

/** Called by the server through the build's entry module, once a request. */
export function provideServices(value: RequestServices): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(services, value);
  return context;
}
