import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const INTAKE = ["onboarding_submissions", "contact_messages"] as const;

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size, { listen: true });
  let visitor: Client;

  beforeAll(async () => {
    visitor = await backend().client("anonymous");
  });

  describe.each(INTAKE)("a visitor who writes to %s", (table) => {
    test.each([
      ["as already done", { status: "done" }],
      ["dated in the past", { created_at: "2020-01-01T00:00:00Z" }],
      ["dated in the future", { created_at: "2999-01-01T00:00:00Z" }],
    ])("cannot send it %s", async (_how, cheat) => {
      const id = randomUUID();
      const { error } = await visitor.from(table).insert({ id, ...cheat });
      expect(error?.code).toBe("42501");
      expect(await stored(table, id)).toBeUndefined();
    });

    test("cannot read it back in the same request", async () => {
      const id = randomUUID();
      const { data, error } = await visitor.from(table).insert({ id }).select();
      expect(error?.code).toBe("42501");
      expect(data).toBeNull();
    });

    test("cannot overwrite what somebody else sent by naming its id", async () => {
      const id = randomUUID();
      await visitor.from(table).insert({ id, email: "first@example.test" });
      const cheat = { id, email: "second@example.test" };
      const merged = await visitor.from(table).upsert(cheat);
      const again = await visitor.from(table).insert(cheat);
      expect([merged.error?.code, again.error?.code]).toEqual(["42501", "23505"]);
      expect(await stored(table, id)).toMatchObject({ email: "first@example.test" });
    });

    test("cannot send many where one of them cheats", async () => {
      const ids = [randomUUID(), randomUUID()];
      const { error } = await visitor
        .from(table)
        .insert([{ id: ids[0] as string }, { id: ids[1] as string, status: "done" }]);
      expect(error).not.toBeNull();
      expect(await stored(table, ids[0] as string)).toBeUndefined();
    });
  });

  test("a visitor cannot write the owner's notes", async () => {
    const id = randomUUID();
    const { error } = await visitor.from("onboarding_submissions").insert({ id, notes: "Paid" });
    expect(error?.code).toBe("42501");
  });

  test("a domain password that is not encrypted is refused, even from the owner", async () => {
    const admin = await backend().client("admin");
    for (const client of [visitor, admin]) {
      const { error, status } = await client
        .from("onboarding_submissions")
        .insert({ id: randomUUID(), domain_password: "hunter2" });
      expect([status, error?.code]).toEqual([400, "23514"]);
    }
  });

  async function stored(table: (typeof INTAKE)[number], id: string) {
    const [row] = await backend().db.query(`select * from public.${table} where id = $1`, [id]);
    return row;
  }
});
