const ZONE = "Europe/London";

// The specification's own form, month first: 'MMM d, yyyy'.
const SHORT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: ZONE });
const LONG = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: ZONE });
const MOMENT = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: ZONE,
});

/** Nov 15, 2026 */
export function shortDate(value: string): string {
  return SHORT.format(new Date(value));
}

/** 15 November 2026 */
export function longDate(value: string): string {
  return LONG.format(new Date(value));
}

/** 15 Nov 2026, 09:30 */
export function moment(value: string): string {
  return MOMENT.format(new Date(value));
}
