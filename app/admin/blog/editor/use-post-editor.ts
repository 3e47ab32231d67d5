import { useCallback, useRef, useState } from "react";
import type { EditedPost, SaveResult } from "#data/post-editing.ts";
import { type PostErrors, type PostForm, readPostForm } from "#domain/post.schema.ts";
import { formOf } from "#domain/post-form.ts";
import { slugFromTitle } from "#domain/post-slug.ts";
import type { Editing } from "../list.route.tsx";
import { askServer } from "./ask-server.ts";
import { forgetDraft, type KeptDraft, NEW } from "./draft-store.ts";
import { type Base, opening, sameForm } from "./opening.ts";
import { useAutosave } from "./use-autosave.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

export type Outcome =
  | { kind: "saved"; at: Date; automatic: boolean }
  | { kind: "seo-failed" | "offline" | "failed" | "invalid" | "signed-out" };

/** Everything between what is typed and what is stored. */
export function usePostEditor(
  editing: Editing,
  kept: KeptDraft | null,
  onFirstSave: (id: string) => void,
) {
  const [start] = useState(() => opening(editing, kept));
  const [form, setForm] = useState(start.form);
  const [base, setBase] = useState<Base>(start.base);
  const [errors, setErrors] = useState<PostErrors>({});
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<{ theirs: EditedPost | null } | null>(null);
  const [setAside, setSetAside] = useState<PostForm | null>(null);
  const { id } = start;
  const isDirty = !sameForm(form, base.form);

  // What a save under way must see is what is on the screen by then.
  const latest = useRef({ form, base });
  latest.current = { form, base };
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const lastWasByHand = useRef(false);
  const firstSaved = useRef(onFirstSave);
  firstSaved.current = onFirstSave;

  const key = base.version === null ? NEW : id;
  useKeptDraft({ key, wasKept: kept !== null, isDirty, id, form, base });

  const send = useCallback(
    async (automatic: boolean): Promise<boolean> => {
      const { form, base } = latest.current;
      const sent = automatic ? { ...form, publication: "draft" as const, publish_at: "" } : form;
      const read = readPostForm(sent);
      if (read.errors) {
        if (automatic) return false;
        setErrors(read.errors);
        setOutcome({ kind: "invalid" });
        return false;
      }
      setSaving(true);
      const answer = await askServer<SaveResult>("/admin/blog/save", {
        id,
        version: base.version,
        automatic,
        form: sent,
      });
      setSaving(false);
      if (answer.kind !== "answer") {
        setOutcome(answer);
        return false;
      }
      const result = answer.data;
      if ("errors" in result) {
        setErrors(result.errors);
        setOutcome({ kind: "invalid" });
        return false;
      }
      if ("conflict" in result) {
        setConflict({ theirs: result.conflict });
        return false;
      }
      setErrors({});
      const next = { version: result.saved.version, form: sent };
      latest.current = { ...latest.current, base: next };
      setBase(next);
      setOutcome(
        result.seoFailed ? { kind: "seo-failed" } : { kind: "saved", at: new Date(), automatic },
      );
      if (base.version === null) {
        forgetDraft(NEW);
        firstSaved.current(id);
      }
      return true;
    },
    [id],
  );

  /** One at a time, in order: a save never overtakes the one before it. */
  const save = useCallback(
    (automatic = false): Promise<boolean> => {
      lastWasByHand.current = !automatic;
      const next = queue.current.then(() => send(automatic));
      queue.current = next;
      return next;
    },
    [send],
  );

  const waits = conflict !== null || outcome?.kind === "signed-out" || errors.slug !== undefined;
  const isDraft = base.form.publication === "draft";
  const isFailing = outcome?.kind === "offline" || outcome?.kind === "failed";
  useAutosave({ form, isOn: isDirty && isDraft && !waits, isFailing, save });

  function set<Field extends keyof PostForm>(field: Field, value: PostForm[Field]) {
    setForm((form) => ({ ...form, ...followingSlug(form, field, value), [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  }

  /** The address follows the title until it is edited, or the post is public. */
  function followingSlug(form: PostForm, field: keyof PostForm, value: unknown) {
    const follows = isDraft && form.slug === slugFromTitle(form.title);
    return field === "title" && follows ? { slug: slugFromTitle(String(value)) } : {};
  }

  function adopt(theirs: EditedPost | null): Base {
    const next = theirs
      ? { version: theirs.post.version, form: formOf(theirs.post, theirs.seo, new Date()) }
      : { version: null, form: base.form };
    latest.current = { ...latest.current, base: next };
    setBase(next);
    setConflict(null);
    return next;
  }

  return {
    ...{ id, form, base, errors, outcome, isSaving, isDirty, conflict, setAside },
    recovered: start.recovered,
    set,
    save,
    /** Puts a whole text on the screen, as from the history. */
    replace: (next: PostForm) => setForm(next),
    keepMine: () => {
      adopt(conflict?.theirs ?? null);
      return save();
    },
    takeTheirs: () => {
      setSetAside(form);
      setForm(adopt(conflict?.theirs ?? null).form);
    },
    bringBack: () => {
      if (setAside) setForm(setAside);
      setSetAside(null);
    },
    /** Signed in again: the save that was refused is made up for. */
    resume: () => {
      setOutcome(null);
      if (isDirty && (lastWasByHand.current || isDraft)) save(!lastWasByHand.current);
    },
    /** Back to what is stored; what this browser kept goes too. */
    discard: () => setForm(base.form),
  };
}

export type PostEditor = ReturnType<typeof usePostEditor>;
