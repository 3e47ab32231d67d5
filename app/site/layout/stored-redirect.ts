import { redirect } from "react-router";
import { redirectTarget } from "#domain/redirect-path.ts";

interface StoredRedirect {
  to_path: string;
  status: number;
}

/** The answer to a path that the owner, or a renamed post, has sent elsewhere. */
export function storedRedirectResponse({ to_path, status }: StoredRedirect, search: string) {
  return redirect(redirectTarget(to_path, search), {
    status,
    // A browser keeps a 301 for ever otherwise, even after the owner has changed it.
    headers: { "cache-control": "max-age=3600" },
  });
}
