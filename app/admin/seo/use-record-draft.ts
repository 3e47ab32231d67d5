import { useState } from "react";
import { withBrand } from "#app/seo/page-meta.ts";
import type { StoredSeoRecord } from "#data/seo-pages-admin.ts";
import { pagePath, pageSlugProblem } from "#domain/page-slug.ts";
import { pageDefaults, type SeoDefaults } from "./page-defaults.ts";

export interface RecordValues {
  slug: string;
  title: string;
  description: string;
  keywords: string;
  og_image_url: string;
  page_type: string;
  canonical_url: string;
  noindex: boolean;
}

export type RecordDraft = ReturnType<typeof useRecordDraft>;

/** What is typed, and what the page would be served with if it were saved now. */
export function useRecordDraft(
  slug: string | null,
  record: StoredSeoRecord | null,
  given: SeoDefaults,
) {
  const [initial] = useState(() => valuesOf(slug, record, given));
  const [values, setValues] = useState(initial);
  const typedSlug = values.slug.trim();
  const defaults = (slug === null && pageDefaults(typedSlug)) || given;
  const path = pageSlugProblem(typedSlug) === null ? pagePath(typedSlug) : "/";
  return {
    isNew: slug === null,
    values,
    set: (changes: Partial<RecordValues>) => setValues((before) => ({ ...before, ...changes })),
    changed: JSON.stringify(values) !== JSON.stringify(initial),
    path,
    defaults,
    effective: {
      title: withBrand(values.title.trim() || defaults.title),
      description: values.description.replace(/\s+/g, " ").trim() || defaults.description,
      image: values.og_image_url.trim() || defaults.image,
    },
  };
}

function valuesOf(
  slug: string | null,
  record: StoredSeoRecord | null,
  defaults: SeoDefaults,
): RecordValues {
  return {
    slug: slug ?? "",
    title: record?.title ?? "",
    description: record?.description ?? "",
    keywords: record?.keywords ?? "",
    og_image_url: record?.og_image_url ?? "",
    page_type: record?.page_type ?? defaults.type,
    canonical_url: record?.canonical_url ?? "",
    noindex: record?.noindex ?? false,
  };
}
