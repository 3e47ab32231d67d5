import { Button } from "#app/ui/button.tsx";
import { Checkbox, TextArea, TextField } from "#app/ui/field.tsx";
import { Message } from "#app/ui/message.tsx";
import { searchRoom } from "#domain/pixel-width.ts";
import { useSaveShortcut } from "../intake/use-save-shortcut.ts";
import { firstField } from "./first-field.ts";
import { LengthGuide } from "./length-guide.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { SlugField } from "./slug-field.tsx";
import { SocialFields } from "./social-fields.tsx";
import { useSave } from "./use-act.ts";
import type { RecordDraft } from "./use-record-draft.ts";

interface RecordFormProps {
  draft: RecordDraft;
  origin: string;
  onClose(): void;
  /** Null when there is no record yet. */
  onDelete: (() => void) | null;
}

export function RecordForm({ draft, origin, onClose, onDelete }: RecordFormProps) {
  const { values, set, effective, defaults, path, isNew } = draft;
  const { Form, action, busy, error, fields } = useSave(onClose);
  const form = useSaveShortcut();
  const url = new URL(path, origin).href;
  return (
    <Form ref={form} method="post" action={action} className="grid gap-5" noValidate>
      <input type="hidden" name="intent" value={isNew ? "add-record" : "save-record"} />
      {error && <Message look="danger">{error}</Message>}
      {isNew ? (
        <SlugField value={values.slug} onChange={(slug) => set({ slug })} error={fields.slug} />
      ) : (
        <input type="hidden" name="slug" value={values.slug} />
      )}

      <SearchPreview url={url} {...effective} noindex={values.noindex} />
      <TextField
        label="Title"
        name="title"
        value={values.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
        placeholder={defaults.title}
        hint={
          <LengthGuide
            text={effective.title}
            room={searchRoom.title}
            including=" with the site's name"
          />
        }
        error={fields.title}
        ref={isNew ? undefined : firstField}
      />
      <TextArea
        label="Description"
        name="description"
        className="input seo-textarea"
        value={values.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
        placeholder={defaults.description}
        hint={<LengthGuide text={effective.description} room={searchRoom.description} />}
        error={fields.description}
      />

      <SocialFields draft={draft} host={new URL(url).host} fields={fields} />

      <TextField
        label="Keywords"
        name="keywords"
        value={values.keywords}
        onChange={(event) => set({ keywords: event.currentTarget.value })}
        placeholder="None"
        hint="With commas between them. Most search engines no longer read them."
        error={fields.keywords}
      />
      <TextField
        label="Canonical address"
        name="canonical_url"
        value={values.canonical_url}
        onChange={(event) => set({ canonical_url: event.currentTarget.value })}
        placeholder={url}
        hint="Only when the same words are also at another address, which should be listed instead."
        error={fields.canonical_url}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox
        label="Keep this page out of search engines"
        name="noindex"
        checked={values.noindex}
        onChange={(event) => set({ noindex: event.currentTarget.checked })}
        hint="It also leaves the sitemap."
      />

      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? "Saving…" : "Save"}
        </Button>
        <Button look="plain" onClick={onClose}>
          Cancel
        </Button>
        {onDelete && (
          <Button look="danger" className="ml-auto" onClick={onDelete}>
            Delete record
          </Button>
        )}
      </div>
    </Form>
  );
}
