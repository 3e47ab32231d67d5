import { withBrand } from "#app/seo/page-meta.ts";
import { TextArea, TextField } from "#app/ui/field.tsx";
import type { PostEditor } from "./use-post-editor.ts";

/** About where a search engine cuts. */
const TITLE = 60;
const DESCRIPTION = 160;

interface SearchFieldsProps {
  editor: PostEditor;
  publicUrl: string;
}

export function SearchFields({ editor: { form, errors, set }, publicUrl }: SearchFieldsProps) {
  const title = withBrand(form.seo_title || form.title || "Untitled");
  const description = form.seo_description || form.excerpt;
  return (
    <fieldset className="side-group">
      <legend>In search results</legend>
      <div className="search-preview" aria-label="How it looks in search results" role="img">
        <span>
          {new URL(publicUrl).host} › blog › {form.slug || "…"}
        </span>
        <b>{cut(title, TITLE)}</b>
        <span>{cut(description, DESCRIPTION) || "The excerpt is shown here."}</span>
      </div>
      <TextField
        label="Search title"
        value={form.seo_title}
        error={errors.seo_title}
        placeholder={form.title}
        hint={`Empty: the post’s title. ${title.length} of about ${TITLE} characters.`}
        onChange={(event) => set("seo_title", event.currentTarget.value)}
      />
      <TextArea
        label="Search description"
        value={form.seo_description}
        error={errors.seo_description}
        placeholder={form.excerpt}
        hint={`Empty: the excerpt. ${description.length} of about ${DESCRIPTION} characters.`}
        onChange={(event) => set("seo_description", event.currentTarget.value)}
      />
    </fieldset>
  );
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}
