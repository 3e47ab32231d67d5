import { beforeEach, expect, test } from "vitest";
import { createMeter } from "./meter.ts";

let time = 0;
const now = () => time;
beforeEach(() => {
  time = 1_800_000_000_000;
});

/** How many fit at this moment. */
function fill(meter: ReturnType<typeof createMeter>, key: string): number {
  let count = 0;
  while (meter.waitMs(key) === 0 && count < 1000) {
    meter.add(key);
    count++;
  }
  return count;
}

test("so many fit at once, and then one more each period", () => {
  const meter = createMeter({ burst: 5, everySeconds: 60 }, now);
  expect(fill(meter, "a")).toBe(5);
  expect(meter.waitMs("a")).toBe(60_000);
  time += 59_999;
  expect(fill(meter, "a")).toBe(0);
  time += 1;
  expect(fill(meter, "a")).toBe(1);
  time += 3_600_000;
  expect(fill(meter, "a")).toBe(5);
});

test("keys do not disturb each other", () => {
  const meter = createMeter({ burst: 5, everySeconds: 60 }, now);
  fill(meter, "a");
  expect(fill(meter, "b")).toBe(5);
});

test("what is given back fits again, and never more than that", () => {
  const meter = createMeter({ burst: 2, everySeconds: 60 }, now);
  for (let n = 0; n < 50; n++) {
    meter.add("a");
    meter.giveBack("a");
  }
  expect(fill(meter, "a")).toBe(2);
});

test("a clock that was set back by a year keeps nobody waiting that long", () => {
  const meter = createMeter({ burst: 5, everySeconds: 60 }, now);
  fill(meter, "a");
  time -= 365 * 86_400_000;
  expect(meter.waitMs("a")).toBe(60_000);
  time += 60_000;
  expect(fill(meter, "a")).toBeLessThanOrEqual(1);
  time += 3_600_000;
  expect(fill(meter, "a")).toBe(5);
});

test("twenty thousand invented keys do not free the one that is full", () => {
  const meter = createMeter({ burst: 5, everySeconds: 60 }, now);
  fill(meter, "victim");
  for (let n = 0; n < 20_000; n++) meter.add(`invented ${n}`);
  expect(meter.waitMs("victim")).toBeGreaterThan(0);
});

test("a thousand busy keys leave nearly everybody else alone", () => {
  const meter = createMeter({ burst: 5, everySeconds: 60 }, now);
  for (let n = 0; n < 1000; n++) fill(meter, `busy ${n}`);
  const blocked = Array.from({ length: 1000 }, (_, n) => meter.waitMs(`quiet ${n}`)).filter(
    (wait) => wait > 0,
  );
  expect(blocked.length).toBeLessThan(20);
});
