import type { ReactNode } from "react";
import { LinkButton } from "#app/ui/button.tsx";
import { pagePath } from "#domain/page-slug.ts";
import { useDialogAddress } from "./use-dialog-address.ts";

interface RecordRowProps {
  slug: string;
  /** What is served, and whether it is the page's own words for want of others. */
  title: { text: string; own: boolean };
  description: { text: string; own: boolean };
  children?: ReactNode;
}

/** A page in the lists of both tabs. Words that nobody has stored are shown softer. */
export function RecordRow({ slug, title, description, children }: RecordRowProps) {
  const { address } = useDialogAddress();
  const path = pagePath(slug);
  return (
    <tr>
      <td data-label="Page" data-lead>
        <span className="seo-slug">
          {slug} {children}
        </span>
      </td>
      <td data-label="Title" className={title.own ? "text-soft" : undefined}>
        {title.text}
      </td>
      <td data-label="Description" className="seo-description">
        <span className={description.own ? "text-soft" : undefined} title={description.text}>
          {description.text}
        </span>
      </td>
      <td data-label="Actions">
        <span className="seo-actions">
          <LinkButton small look="plain" to={address({ edit: slug })} aria-label={`Edit ${slug}`}>
            Edit
          </LinkButton>
          <a
            className="btn btn-plain btn-small"
            href={path}
            target="_blank"
            rel="noopener"
            aria-label={`Open ${path} in a new tab`}
          >
            Open
          </a>
        </span>
      </td>
    </tr>
  );
}
