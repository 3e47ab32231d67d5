/** A server that is at work says so every second; one that has said nothing for this long is gone. */
export const SILENCE_MS = 20_000;

interface StoredCheck {
  beat_at: string;
  outcome: string | null;
}

export type CheckState = "running" | "done" | "failed" | "interrupted";

/** A check whose server ended in the middle is interrupted, whatever its row says. */
export function checkState({ beat_at, outcome }: StoredCheck, now: number): CheckState {
  if (outcome === null) return Date.parse(beat_at) < now - SILENCE_MS ? "interrupted" : "running";
  return outcome === "done" || outcome === "failed" ? outcome : "interrupted";
}
