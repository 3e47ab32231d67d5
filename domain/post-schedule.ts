const ZONE = "Europe/London";
const HOUR = 3_600_000;

const CLOCK = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  dateStyle: "short",
  timeStyle: "medium",
});
const SPOKEN = new Intl.DateTimeFormat("en-GB", {
  timeZone: ZONE,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});

/**
 * The moment a clock on a wall in London shows this, as in `2026-10-25T01:30`. An hour that comes
 * twice means its first time; a time that the clocks skip means as long after midnight as it says.
 */
export function momentInLondon(wall: string): Date | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/.exec(wall);
  if (!match) return null;
  const utc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 16) !== wall) return null;
  // London is on UTC or an hour ahead of it; the earlier of the two moments wins.
  const summer = new Date(utc - HOUR);
  return wallTimeInLondon(summer) === wall ? summer : new Date(utc);
}

/** What that clock shows at a moment, for an `<input type="datetime-local">`. */
export function wallTimeInLondon(moment: Date): string {
  const part = Object.fromEntries(
    CLOCK.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}`;
}

/** "Sunday 25 October 2026 at 01:30 BST" */
export function spokenMoment(moment: Date): string {
  return SPOKEN.format(moment).replace(",", "");
}

/** The night the clocks change deserves a word; any other time is what it says. */
export function clockChangeNote(wall: string): string | null {
  const moment = momentInLondon(wall);
  if (!moment) return null;
  if (wallTimeInLondon(moment) !== wall)
    return "The clocks go forward that night and skip this time: it becomes an hour later.";
  if (wallTimeInLondon(new Date(moment.getTime() + HOUR)) === wall)
    return "The clocks go back that night and this time comes twice: the first one counts.";
  return null;
}
