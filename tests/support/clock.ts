import { afterEach, beforeEach, vi } from "vitest";

/**
 * The product's clock, for tests in its own process: time passes when a test says so. It never goes
 * back, not even from one test to the next.
 */
export function useClock(): { pass(seconds: number): void } {
  let ahead = 0;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ahead });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return {
    pass(seconds) {
      ahead += seconds * 1000;
      vi.setSystemTime(Date.now() + seconds * 1000);
    },
  };
}
