import { site } from "#content/site.ts";

interface Link {
  title: string;
  path: string;
  text: string;
}

export interface Overview {
  services: readonly Link[];
  pages: readonly Link[];
  articles: readonly Link[];
}

const LONGEST = 240;

/** The site in one page of Markdown, for assistants that read on people's behalf (https://llmstxt.org). */
export function llms(origin: string, { services, pages, articles }: Overview): string {
  const at = (path: string) => new URL(path, origin).href;
  const list = (heading: string, links: readonly Link[]) =>
    links.length > 0 ? `\n## ${heading}\n\n${links.map(line).join("")}` : "";
  const line = ({ title, path, text }: Link) =>
    `- [${words(title)}](${at(path)})${text ? `: ${words(text)}` : ""}\n`;
  return `# ${site.name}

> ${site.promise}

${site.name} builds websites, booking and quoting tools, automation and CRM for trades businesses. It is a small agency in ${site.location}, ${site.region}.
${list("Services", services)}${list("Pages", pages)}${list("Newest articles", articles)}
## Contact

- E-mail: <${site.email}>
- Telephone: ${site.phone}
- WhatsApp: <${site.whatsappHref}>
- [Contact form](${at("/contact")})

## For machines

- [Sitemap](${at("/sitemap.xml")})
- [RSS with whole articles](${at("/blog/rss.xml")})
`;
}

/** One line, in which no sign is taken for mark-up. */
function words(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, " ").trim();
  const short = line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
  return short.toWellFormed().replace(/[\\`*_[\]<>]/g, "\\$&");
}
