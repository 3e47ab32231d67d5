import { expect, test } from "vitest";
import { createSocialImages } from "./social-images.ts";

const card = (title: string) => ({ title, tag: "Blog" });

/** A drawing that waits to be told that it is done. */
function slowDrawing() {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const images = createSocialImages(({ title }) => {
    started.push(title);
    return new Promise((resolve) => finish.push(() => resolve(Buffer.from(title))));
  });
  return { images, started, finishNext: () => finish.shift()?.() };
}

test("one picture is drawn at a time, and those who ask for the same one share it", async () => {
  const { images, started, finishNext } = slowDrawing();
  const [a, again, b] = [images.draw(card("a")), images.draw(card("a")), images.draw(card("b"))];
  await Promise.resolve();
  expect(started).toEqual(["a"]);
  finishNext();
  expect(await a).toBe(await again);
  await expect.poll(() => started).toEqual(["a", "b"]);
  finishNext();
  expect(String(await b)).toBe("b");
  await images.draw(card("a"));
  expect(started).toEqual(["a", "b"]);
});

test("when too many wait, the next is turned away", async () => {
  const { images } = slowDrawing();
  for (let i = 0; i < 50; i++) void images.draw(card(`${i}`));
  await expect(images.draw(card("one more"))).rejects.toMatchObject({ code: "unavailable" });
});

test("what could not be drawn is tried again, and holds up nobody", async () => {
  let attempts = 0;
  const images = createSocialImages(async () => {
    attempts++;
    if (attempts === 1) throw new Error("no ink");
    return Buffer.from("drawn");
  });
  await expect(images.draw(card("a"))).rejects.toThrow("no ink");
  expect(String(await images.draw(card("a")))).toBe("drawn");
});

test("only the latest few hundred are kept", async () => {
  let drawn = 0;
  const images = createSocialImages(async () => Buffer.from(String(drawn++)));
  for (let i = 0; i < 201; i++) await images.draw(card(`${i}`));
  await images.draw(card("200"));
  expect(drawn).toBe(201);
  await images.draw(card("0"));
  expect(drawn).toBe(202);
});
