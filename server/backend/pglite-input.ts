import type { PgliteConnection } from "@supabase/lite/pglite";

/**
 * A value of the wrong type is the sender's mistake: it gets the code PostgreSQL has for it, which
 * the engine answers with 400. More than that, PGlite hands on a list that is none as it is, breaks
 * off in the middle of a message and never finds back: one such request would end them all.
 */
export function refuseWrongTypes({ driver }: Pick<PgliteConnection, "driver">): void {
  for (const [type, serialize] of Object.entries(driver.serializers)) {
    driver.serializers[type] = (value: unknown) => {
      const text = attempt(() => serialize(value));
      if (typeof text === "string" || (text as unknown) instanceof Uint8Array) return text;
      throw wrongType(new Error("invalid input for a list"));
    };
  }
}

function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw wrongType(error as Error);
  }
}

/** invalid_text_representation, as the server would say. */
function wrongType({ message }: Error): Error {
  return Object.assign(new Error(message), { code: "22P02" });
}
