import { describe, expect, test } from "vitest";
import { sizes } from "../support/prepared-site.ts";
import { useTestBackend } from "../support/test-backend.ts";
import { unique } from "./access-table.ts";

const VALUES = [{ a: [1, "two", null] }, [{ path: "/x" }], [], {}];

describe.each(sizes)("on %s", (size) => {
  const backend = useTestBackend(size);

  test.each(VALUES.map((value) => [value]))(
    "%o is stored and read as it was sent",
    async (payload) => {
      const service = await backend().client("service");
      const { data, error } = await service
        .from("outbox")
        .insert({ kind: "test", idempotency_key: unique(), payload })
        .select("id, payload")
        .single();
      expect(error).toBeNull();
      expect(data?.payload).toEqual(payload);
      const [stored] = await backend().db.query<{ text: string }>(
        "select payload::text as text from outbox where id = $1",
        [data?.id],
      );
      expect(JSON.parse(stored?.text ?? "")).toEqual(payload);
    },
  );
});
