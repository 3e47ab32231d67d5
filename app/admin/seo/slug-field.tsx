import { TextField } from "#app/ui/field.tsx";
import { pages } from "#content/pages.ts";
import { pageSlugProblem } from "#domain/page-slug.ts";
import { firstField } from "./first-field.ts";

interface SlugFieldProps {
  value: string;
  onChange(slug: string): void;
  error: string | undefined;
}

export function SlugField({ value, onChange, error }: SlugFieldProps) {
  return (
    <>
      <TextField
        label="Page"
        name="slug"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder="services/web-design"
        hint={hintFor(value.trim())}
        error={error}
        list="seo-slugs"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ref={firstField}
      />
      <datalist id="seo-slugs">
        {pages.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

function hintFor(slug: string): string {
  const known = pages.some((page) => page.slug === slug) || slug.startsWith("blog/");
  return known || pageSlugProblem(slug) !== null
    ? "The page's path without the slash in front; home for the home page."
    : "No page is at this address yet. The record waits until there is one.";
}
