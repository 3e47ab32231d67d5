import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import { sizes } from "../support/prepared-site.ts";
import { useTestBackend } from "../support/test-backend.ts";
import { ACCESS, type Person, type Table } from "./access-table.ts";

const PEOPLE = ["anonymous", "member", "admin"] as const;
const TABLES = Object.keys(ACCESS) as Table[];

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size, { listen: true });
  const clients = {} as Record<Person, SupabaseClient>;
  const ids = {} as Record<Person, string | null>;

  beforeAll(async () => {
    for (const person of PEOPLE) {
      clients[person] = await backend().client(person);
      ids[person] = (await clients[person].auth.getSession()).data.session?.user.id ?? null;
    }
  });

  test("every table has declared rights and row-level security", async () => {
    const tables = await backend().db.query<{ name: string; secured: boolean }>(
      `select relname as name, relrowsecurity as secured from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(TABLES.toSorted());
    expect(tables.filter(({ secured }) => !secured)).toEqual([]);
  });

  describe.each(TABLES)("%s", (table) => {
    const { key, plant, row, change, rights } = ACCESS[table];

    test("refuses nothing for another reason than missing rights", async () => {
      const service: SupabaseClient = await backend().client("service");
      const { error } = await service.from(table).insert(await row(backend().db));
      expect(error).toBeNull();
      for (const id of Object.values(await plant(backend().db, null))) {
        const { error } = await service.from(table).update(change).eq(key, id);
        expect(error).toEqual(table === "audit_log" ? expect.anything() : null);
      }
    });

    describe.each(PEOPLE)("to %s", (person) => {
      const may = rights[person];
      const from = () => clients[person].from(table);
      const planted = () => plant(backend().db, ids[person]);

      test(`shows ${may.see.join(", ") || "nothing"}`, async () => {
        const keys = await planted();
        const { data, error } = await from().select().in(key, Object.values(keys));
        const seen = (data ?? []).map((found) => nameOf(keys, found[key]));
        expect(seen.sort(), error?.message).toEqual(may.see.toSorted());
      });

      test(`${may.insert ? "takes" : "refuses"} a new row`, async () => {
        const fresh = await row(backend().db);
        const before = await count();
        const { error } = await from().insert(fresh);
        expect({ error: error !== null, added: (await count()) - before }).toEqual({
          error: !may.insert,
          added: may.insert ? 1 : 0,
        });
      });

      test(`${may.update ? "takes" : "refuses"} a change`, async () => {
        for (const [name, id] of Object.entries(await planted())) {
          const before = await stored(id);
          await from().update(change).eq(key, id);
          expect(same(await stored(id), before), name).toBe(!may.update);
        }
      });

      test(`${may.delete ? "allows" : "refuses"} deletion`, async () => {
        for (const [name, id] of Object.entries(await planted())) {
          await from().delete().eq(key, id);
          expect((await stored(id)) === undefined, name).toBe(may.delete);
        }
      });
    });

    async function count(): Promise<number> {
      const [all] = await backend().db.query<{ n: number }>(
        `select count(*)::int as n from public.${table}`,
      );
      return all?.n ?? 0;
    }

    async function stored(id: unknown): Promise<unknown> {
      const [found] = await backend().db.query(`select * from public.${table} where ${key} = $1`, [
        id,
      ]);
      return found;
    }
  });
});

function nameOf(keys: Record<string, unknown>, value: unknown): string | undefined {
  return Object.keys(keys).find((name) => String(keys[name]) === String(value));
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
