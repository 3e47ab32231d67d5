import { hash, randomBytes } from "node:crypto";

export interface Rule {
  /** So many at once, */
  burst: number;
  /** and then one more every so many seconds. */
  everySeconds: number;
}

/**
 * Counts by key in a fixed amount of memory. A key has one cell in each of three rows, and counts as
 * much as the emptiest of them (a count–min sketch of leaky buckets). Keys can share cells, so a
 * count may be too high when thousands are busy, but never too low: there is nothing an attacker
 * could push out by inventing keys. The cells' places are secret, so none can be chosen either.
 */
export function createMeter({ burst, everySeconds }: Rule, now: () => number, slots = 8192) {
  const unit = everySeconds * 1000;
  /** When each cell will have leaked empty, in milliseconds. */
  const emptyAt = new Float64Array(ROWS * slots);
  const salt = randomBytes(16).toString("hex");

  function cells(key: string): number[] {
    const digest = hash("sha256", salt + key, "buffer");
    return Array.from({ length: ROWS }, (_, row) => {
      return row * slots + (digest.readUInt32LE(row * 4) % slots);
    });
  }

  /** No cell is fuller than full: a clock that was set back shuts nobody out for long. */
  function level(cell: number): number {
    const known = Math.min(emptyAt[cell] ?? 0, now() + burst * unit);
    emptyAt[cell] = known;
    return Math.max(known, now());
  }

  return {
    /** How long until one more fits; 0 if it does now. */
    waitMs(key: string): number {
      const fullUntil = Math.min(...cells(key).map(level));
      return Math.max(0, fullUntil - now() - (burst - 1) * unit);
    },
    add(key: string): void {
      for (const cell of cells(key)) emptyAt[cell] = level(cell) + unit;
    },
    giveBack(key: string): void {
      for (const cell of cells(key)) emptyAt[cell] = level(cell) - unit;
    },
  };
}

export type Meter = ReturnType<typeof createMeter>;

const ROWS = 3;
