import type { Connection } from "@supabase/lite";

/**
 * Supabase answers 400 with the database's own code when a check or a trigger refuses a row; the
 * engine would answer 500. Its door for errors that name their own answer is the one PostgREST has:
 * https://docs.postgrest.org/en/stable/references/errors.html#raise-errors-with-http-status-codes
 */
export function answerRefusalsLikeSupabase(connection: Connection): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (error) => {
    const known = (isWrongType(error) ? WRONG_TYPE : normalize(error)) as DatabaseError;
    return REFUSALS.has(known?.code ?? "") ? asBadRequest(known) : known;
  };
}

/** The PostgreSQL driver cannot write a number where the column wants a moment or a list. */
function isWrongType(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | null)?.code === "ERR_INVALID_ARG_TYPE";
}

const WRONG_TYPE = Object.assign(new Error("invalid input for the type of a column"), {
  code: "22P02",
});

interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string;
  hint?: string;
}

/** check_violation, exclusion_violation, raise_exception. */
const REFUSALS = new Set(["23514", "23P01", "P0001"]);

function asBadRequest({ code, message, detail, hint }: DatabaseError) {
  const answer = { code, message, details: detail ?? null, hint: hint ?? null };
  return Object.assign(new Error(JSON.stringify(answer)), {
    code: "PGRST",
    detail: JSON.stringify({ status: 400, headers: {} }),
  });
}
