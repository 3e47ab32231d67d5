import { TextField } from "#app/ui/field.tsx";
import type { PostForm } from "#domain/post.schema.ts";
import { clockChangeNote, momentInLondon, spokenMoment } from "#domain/post-schedule.ts";
import type { PostEditor } from "./use-post-editor.ts";

const CHOICES: { value: PostForm["publication"]; label: string; before?: string }[] = [
  { value: "draft", label: "Draft" },
  { value: "published", label: "Published", before: "Publish now" },
  { value: "scheduled", label: "Scheduled", before: "Schedule" },
];

/** Draft, now, or at a time as the clocks in London show it. */
export function PublishFields({ editor: { form, base, errors, set } }: { editor: PostEditor }) {
  const moment = momentInLondon(form.publish_at);
  const note = clockChangeNote(form.publish_at);
  return (
    <fieldset className="side-group">
      <legend>Publication</legend>
      {CHOICES.map(({ value, label, before }) => (
        <label key={value} className="check">
          <input
            type="radio"
            name="publication"
            checked={form.publication === value}
            onChange={() => set("publication", value)}
          />
          <span>{base.form.publication === value ? label : (before ?? label)}</span>
        </label>
      ))}
      {form.publication === "scheduled" && (
        <TextField
          label="Day and time in the UK"
          type="datetime-local"
          value={form.publish_at}
          error={errors.publish_at}
          hint={[moment && `Appears on ${spokenMoment(moment)}.`, note].filter(Boolean).join(" ")}
          onChange={(event) => set("publish_at", event.currentTarget.value)}
        />
      )}
    </fieldset>
  );
}
