import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Select, TextField } from "#app/ui/field.tsx";
import { MediaPicker } from "../media/media-picker.tsx";
import { SocialPreview } from "./social-preview.tsx";
import type { RecordDraft } from "./use-record-draft.ts";

interface SocialFieldsProps {
  draft: RecordDraft;
  host: string;
  fields: Record<string, string>;
}

export function SocialFields({ draft, host, fields }: SocialFieldsProps) {
  const { values, set, effective, defaults } = draft;
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SocialPreview host={host} {...effective} />
      <div className="grid content-start gap-5">
        <div className="grid gap-2">
          <TextField
            label="Social image"
            name="og_image_url"
            value={values.og_image_url}
            onChange={(event) => set({ og_image_url: event.currentTarget.value })}
            placeholder={defaults.image}
            hint="1200 × 630 pixels show whole. Without one, a picture is drawn from the title when you save."
            error={fields.og_image_url}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button small className="justify-self-start" onClick={() => setChoosing(true)}>
            Choose from media
          </Button>
        </div>
        <Select
          label="Page type"
          name="page_type"
          value={values.page_type}
          onChange={(event) => set({ page_type: event.currentTarget.value })}
          error={fields.page_type}
        >
          <option value="website">Website</option>
          <option value="article">Article</option>
        </Select>
      </div>
      {choosing && (
        <MediaPicker
          onClose={() => setChoosing(false)}
          onPick={({ url }) => {
            set({ og_image_url: url });
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}
