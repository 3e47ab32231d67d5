import { redirect } from "react-router";
import { services } from "#app/request.ts";
import type { Route } from "./+types/sign-out.route";

export const loader = () => redirect("/");

/** Signing out for a browser whose script has not run. */
export async function action({ context }: Route.ActionArgs) {
  const { db, log } = context.get(services);
  const { error } = await db.auth.signOut();
  if (error) log.warn({ err: error }, "sign-out failed");
  return redirect("/", 303);
}
