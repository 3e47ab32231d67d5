import type { IntakeFilter } from "#data/intake-query.ts";
import { isIntakeStatus } from "#domain/intake-status.ts";

/** The part of the address that the table and its export share. */
export function intakeFilter(url: string): IntakeFilter {
  const params = new URL(url).searchParams;
  const search = (params.get("q") ?? "").trim().slice(0, 200);
  const status = params.get("status");
  return { search, ...(isIntakeStatus(status) && { status }) };
}
