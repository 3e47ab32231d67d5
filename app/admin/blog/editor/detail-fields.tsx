import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/field.tsx";
import { slugFromTitle } from "#domain/post-slug.ts";
import { readMinutes, suggestedExcerpt, wordCount } from "#domain/post-text.ts";
import { MediaField } from "../../media/media-field.tsx";
import type { Editing } from "../list.route.tsx";
import type { PostEditor } from "./use-post-editor.ts";

interface DetailFieldsProps {
  editor: PostEditor;
  labels: Editing["labels"];
}

export function DetailFields({ editor: { form, base, errors, set }, labels }: DetailFieldsProps) {
  const lists = useId();
  const suggestion = suggestedExcerpt(form.content);
  const minutes = readMinutes(wordCount(form.content));
  const ownSlug = slugFromTitle(form.title);
  return (
    <>
      <TextField
        label="Address"
        required
        value={form.slug}
        error={errors.slug}
        hint={
          base.form.publication !== "draft" && form.slug !== base.form.slug
            ? "The old address will lead to the new one."
            : `/blog/${form.slug}`
        }
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => set("slug", event.currentTarget.value)}
        onBlur={() => form.slug.trim() === "" && ownSlug && set("slug", ownSlug)}
      />
      <div className="grid gap-2">
        <TextArea
          label="Excerpt"
          value={form.excerpt}
          error={errors.excerpt}
          maxLength={600}
          hint="Shown in the list, and by search engines."
          onChange={(event) => set("excerpt", event.currentTarget.value)}
        />
        {suggestion && suggestion !== form.excerpt && (
          <div>
            <Button small onClick={() => set("excerpt", suggestion)}>
              Take it from the text
            </Button>
          </div>
        )}
      </div>
      <TextField
        label="Category"
        value={form.category}
        error={errors.category}
        maxLength={80}
        list={`${lists}-categories`}
        onChange={(event) => set("category", event.currentTarget.value)}
      />
      <Options id={`${lists}-categories`} values={labels.categories} />
      <TextField
        label="Author"
        value={form.author}
        error={errors.author}
        maxLength={120}
        list={`${lists}-authors`}
        onChange={(event) => set("author", event.currentTarget.value)}
      />
      <Options id={`${lists}-authors`} values={labels.authors} />
      <MediaField
        label="Cover picture"
        urlName="image_url"
        altName="image_alt"
        url={form.image_url}
        alt={form.image_alt}
        urlError={errors.image_url}
        altError={errors.image_alt}
        onChange={({ url, alt }) => {
          set("image_url", url);
          set("image_alt", alt);
        }}
      />
      <TextField
        label="Reading time in minutes"
        type="number"
        min={1}
        max={600}
        value={form.read_time ?? ""}
        placeholder={String(minutes)}
        error={errors.read_time}
        hint={`Empty: worked out from the text, ${minutes} min.`}
        onChange={({ currentTarget: { value } }) =>
          set("read_time", value === "" ? null : Number(value))
        }
      />
    </>
  );
}

function Options({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
