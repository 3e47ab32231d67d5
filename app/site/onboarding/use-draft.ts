import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { adopt, type Draft, isBlank } from "#domain/onboarding-draft.ts";
import { onForeignDraft, storeDraft, storedDraft } from "./draft-storage.ts";
import { answersOf, fillIn, passwordOf, setPassword, typingIn } from "./form-answers.ts";

interface Given {
  /** The id in the served form: used when the browser cannot choose one. */
  id: string;
  /** The served form holds what the visitor typed and sent before the script was there. */
  refused: boolean;
}

/**
 * The form itself holds what is typed. This keeps a copy on the device at every change and brings
 * it back. Between tabs the newer edit wins: a tab shows what the others save, at once, but for
 * the field someone is typing in. What another tab clears or sends is cleared here too, unless
 * someone is typing here: then it becomes a draft of its own.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, given: Given) {
  const [draft, setDraft] = useState<Draft>({ id: given.id, answers: {} });
  const [hasPassword, setHasPassword] = useState(false);
  const [saved, setSaved] = useState(false);
  const [cleared, setCleared] = useState<{ draft: Draft; password: string } | null>(null);

  function hold(next: Draft) {
    setDraft(next);
    setHasPassword(form.current !== null && passwordOf(form.current) !== "");
  }

  function keep(next: Draft) {
    hold(next);
    setSaved(storeDraft(next));
    setCleared(null);
  }

  const start = useEffectEvent(() => {
    if (!form.current) return;
    const stored = given.refused ? null : storedDraft();
    const id = given.refused ? given.id : (stored?.id ?? newId(given.id));
    const answers = { ...stored?.answers, ...answersOf(form.current) };
    fillIn(form.current, answers);
    if (isBlank(answers)) hold({ id, answers });
    else keep({ id, answers });
  });
  useEffect(() => start(), []);

  const follow = useEffectEvent((theirs: Draft | null) => {
    if (!form.current) return;
    const typing = typingIn(form.current);
    const mine = answersOf(form.current);
    // What could not be saved here must not give way to what was saved before.
    if (!saved && !isBlank(mine)) return;
    const answers = theirs ? adopt(theirs.answers, mine, typing) : typing ? mine : {};
    fillIn(form.current, answers, typing);
    if (!theirs && !typing) setPassword(form.current, "");
    hold({ id: theirs?.id ?? newId(given.id), answers });
    setSaved(theirs !== null);
  });
  useEffect(() => onForeignDraft((theirs) => follow(theirs)), []);

  function startAgain() {
    if (!form.current) return;
    fillIn(form.current, {});
    setPassword(form.current, "");
    keep({ id: newId(given.id), answers: {} });
  }

  return {
    ...draft,
    hasPassword,
    saved,
    cleared: cleared !== null,
    changed() {
      if (form.current) keep({ id: draft.id, answers: answersOf(form.current) });
    },
    startAgain,
    clear() {
      if (!form.current) return;
      const before = { draft, password: passwordOf(form.current) };
      startAgain();
      setCleared(before);
    },
    undo() {
      if (!form.current || !cleared) return;
      fillIn(form.current, cleared.draft.answers);
      setPassword(form.current, cleared.password);
      keep(cleared.draft);
    },
  };
}

/** `randomUUID` exists on secure origins only. */
function newId(given: string): string {
  return (crypto as Partial<Crypto>).randomUUID?.() ?? given;
}
