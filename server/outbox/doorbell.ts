/** Lets a loop sleep until there is something to do, without missing what happens before it sleeps. */
export function createDoorbell() {
  let rung = false;
  let answer: (() => void) | null = null;

  return {
    ring(): void {
      rung = true;
      answer?.();
    },

    /** Until somebody rings, but not sooner or later than this; at once when the signal says so. */
    wait(atLeastMs: number, atMostMs: number, signal: AbortSignal): Promise<void> {
      const asleep = performance.now();
      return new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        const wakeIn = (ms: number) => {
          clearTimeout(timer);
          timer = setTimeout(wakeUp, ms).unref();
        };
        const wakeUp = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", wakeUp);
          answer = null;
          rung = false;
          resolve();
        };
        if (signal.aborted) return wakeUp();
        signal.addEventListener("abort", wakeUp);
        answer = () => wakeIn(Math.max(0, atLeastMs - (performance.now() - asleep)));
        if (rung) answer();
        else wakeIn(atMostMs);
      });
    },
  };
}
