import { longDate } from "#domain/dates.ts";

export function PostDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDate(iso)}</time>;
}
