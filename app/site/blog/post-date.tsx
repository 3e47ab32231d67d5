import { site } from "#content/site.ts";

const format = new Intl.DateTimeFormat(site.language, {
  dateStyle: "long",
  timeZone: site.timeZone,
});

export function PostDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}
