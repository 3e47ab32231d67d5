import { arialWidth } from "#domain/arial-width.ts";
import { fitOf, searchRoom } from "#domain/pixel-width.ts";
import type { Finding } from "./finding.ts";
import { inRecord } from "./mend.ts";
import type { PageFacts, SiteFacts } from "./site-facts.ts";

export const titles = textRule("title", 20, ({ titles }) => titles);
export const descriptions = textRule("description", 14, ({ descriptions }) => descriptions);

/** Missing, said before, too wide or too little: the same for both texts of a search result. */
function textRule(
  name: "title" | "description",
  size: number,
  read: (page: PageFacts) => string[],
) {
  const room = searchRoom[name];
  return ({ pages }: SiteFacts): Finding[] => {
    const said = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = read(page).find((candidate) => candidate !== "");
      const found = (problem: string, what: string): Finding[] => [
        {
          kind: `${name}-${problem}` as Finding["kind"],
          page: page.path,
          what,
          ...(text && { where: text }),
          mend: inRecord(page.path),
        },
      ];
      if (!text) return found("missing", `There is no ${name}.`);
      if (page.noindex) return [];
      const width = Math.round(arialWidth(text, size));
      const fit = fitOf(width, room);
      const other = isFurtherPage(page) ? undefined : said.get(text);
      if (!isFurtherPage(page) && !other) said.set(text, page.path);
      return [
        ...(other ? found("duplicate", `The same ${name} as ${other}.`) : []),
        ...(fit === "long"
          ? found(
              "long",
              `The ${name} is cut off in search results: ${width} of ${room.widest} px.`,
            )
          : []),
        ...(fit === "short"
          ? found("short", `The ${name} says little: ${width} of ${room.widest} px.`)
          : []),
      ];
    });
  };
}

/** The second page of a list shares the words of the first. */
function isFurtherPage({ path }: PageFacts): boolean {
  return path.includes("?");
}
