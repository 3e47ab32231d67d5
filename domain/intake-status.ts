/** Where the owner is with a submission or a message. Quarantined: kept aside as possible abuse. */
export const intakeStatuses = ["new", "in_progress", "done", "spam", "quarantined"] as const;
export type IntakeStatus = (typeof intakeStatuses)[number];

export function isIntakeStatus(value: unknown): value is IntakeStatus {
  return intakeStatuses.some((status) => status === value);
}
