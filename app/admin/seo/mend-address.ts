import type { Mend } from "#domain/audit/finding.ts";

/** Where a finding is put right, and what the link there says. SEO dialogs open over the list. */
export function mendAddress({ in: place, key }: Mend, postIds: Record<string, string>) {
  const dialog = (params: Record<string, string>) =>
    `/admin/seo?${new URLSearchParams({ tab: "check", ...params })}`;
  switch (place) {
    case "record":
      return { to: dialog({ edit: key }), label: "Edit SEO record" };
    case "redirect":
      return { to: dialog({ edit: key }), label: "Edit redirect" };
    case "new-redirect":
      return { to: dialog({ new: "", from: key }), label: "Create redirect" };
    case "post": {
      const id = postIds[key];
      const to = id ? `/admin/blog?edit=${id}` : `/admin/blog?q=${encodeURIComponent(key)}`;
      return { to, label: "Edit post" };
    }
    case "portfolio":
      return { to: "/admin/portfolio", label: "Open portfolio" };
    case "page":
      return { to: key, label: "Open page", isPublic: true };
  }
}
