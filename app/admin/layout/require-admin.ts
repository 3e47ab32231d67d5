import { type MiddlewareFunction, redirect } from "react-router";
import { services } from "#app/request.ts";
import { isAdmin } from "#data/profiles.ts";

/**
 * Stands before every admin loader and action, also for the router's own data requests: a layout's
 * loader would not, because a child's loader can run without it. The database checks again.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { user, db, log } = context.get(services);
  if (!user) {
    const { pathname, search } = new URL(request.url);
    const returnTo = `${pathname.replace(/\.data$/, "")}${search}`;
    throw redirect(`/admin/auth?${new URLSearchParams({ returnTo })}`);
  }
  const allowed = await isAdmin(db).catch((err) => {
    log.error({ err }, "administrator check failed");
    return false;
  });
  if (!allowed) throw redirect("/");
  return next();
};
