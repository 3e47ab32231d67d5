import { PGlite } from "@supabase/lite/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refuseWrongTypes } from "./pglite-input.ts";

let driver: PGlite;
beforeAll(async () => {
  driver = await PGlite.create();
  refuseWrongTypes({ driver });
  await driver.exec("create table t (list text[], yes boolean, word text, day date, doc jsonb)");
}, 60_000);
afterAll(() => driver.close());

test.each([
  ["list", 5],
  ["list", {}],
  ["list", true],
  ["yes", "maybe"],
  ["word", {}],
  ["day", []],
])("into %s, %j is refused, and the next request is answered", async (column, value) => {
  await driver.query("begin");
  const insert = driver.query(`insert into t (${column}) values ($1)`, [value]);
  await expect(insert).rejects.toMatchObject({ code: "22P02" });
  await driver.query("rollback");
  expect((await driver.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test.each([
  ["list", ["a", 'b"c']],
  ["list", []],
  ["yes", true],
  ["word", "text"],
  ["word", null],
  ["doc", { a: [1] }],
])("into %s, %j is kept", async (column, value) => {
  const { rows } = await driver.query<Record<string, unknown>>(
    `insert into t (${column}) values ($1) returning ${column}`,
    [value],
  );
  expect(rows[0]?.[column]).toEqual(value);
});
