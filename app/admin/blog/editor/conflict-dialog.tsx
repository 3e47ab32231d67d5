import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { moment } from "#domain/dates.ts";
import type { PostForm } from "#domain/post.schema.ts";
import { formOf } from "#domain/post-form.ts";
import { runningText } from "#domain/post-text.ts";
import { differingParts } from "#domain/text-difference.ts";
import type { PostEditor } from "./use-post-editor.ts";

/** Somebody, perhaps the owner in another tab, saved first. Both texts are shown; none is lost. */
export function ConflictDialog({ editor }: { editor: PostEditor }) {
  const theirs = editor.conflict?.theirs ?? null;
  const stored = theirs && formOf(theirs.post, theirs.seo, new Date());
  return (
    <Dialog
      className="conflict-dialog"
      title={theirs ? "This post was changed elsewhere" : "This post was deleted elsewhere"}
    >
      <p className="mb-4 max-w-measure">
        {theirs
          ? `It was saved at ${moment(theirs.post.updated_at)}, after you opened it. Choose which text to go on with. The other is not lost: what is stored stays in the history, and yours can be brought back.`
          : "Your text is still here. Saving it again makes it a post once more."}
      </p>
      {stored && (
        <div className="conflict-texts">
          {FIELDS.filter(({ field }) => stored[field] !== editor.form[field]).map((entry) => (
            <Difference key={entry.field} {...entry} mine={editor.form} stored={stored} />
          ))}
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="primary" small onClick={editor.keepMine}>
          {theirs ? "Keep mine" : "Save mine again"}
        </Button>
        {theirs && (
          <Button small onClick={editor.takeTheirs}>
            Take the stored one
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface DifferenceProps {
  field: keyof PostForm;
  label: string;
  mine: PostForm;
  stored: PostForm;
}

function Difference({ field, label, mine, stored }: DifferenceProps) {
  const [yours, theirs] = differingParts(wordsOf(mine, field), wordsOf(stored, field));
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <div>
        <h4>Yours</h4>
        <p>{yours || "Empty"}</p>
      </div>
      <div>
        <h4>Stored</h4>
        <p>{theirs || "Empty"}</p>
      </div>
    </section>
  );
}

function wordsOf(form: PostForm, field: keyof PostForm): string {
  const value = form[field];
  return field === "content" ? runningText(form.content) : String(value ?? "From the text");
}

const FIELDS: { field: keyof PostForm; label: string }[] = [
  { field: "title", label: "Title" },
  { field: "content", label: "Text" },
  { field: "slug", label: "Address" },
  { field: "excerpt", label: "Excerpt" },
  { field: "category", label: "Category" },
  { field: "author", label: "Author" },
  { field: "image_url", label: "Cover picture" },
  { field: "image_alt", label: "What the picture shows" },
  { field: "read_time", label: "Reading time" },
  { field: "publication", label: "Publication" },
  { field: "publish_at", label: "Publication time" },
  { field: "seo_title", label: "Search title" },
  { field: "seo_description", label: "Search description" },
];
