/** RFC 9309. What the owner adds stands beside rules that always hold. */
export const ROBOTS_LIMIT = 4000;

const ALWAYS = ["/admin", "/auth"];
const SEARCH_ENGINES = ["*", "googlebot", "bingbot"];
const HIDE = ALWAYS.map((path) => `Disallow: ${path}`);

/** The file crawlers get. Rules that do not hold are left out whole: half of them could mean the opposite. */
export function robotsFile(rules: string, sitemap: string): string {
  const lines = robotsProblems(rules).length > 0 ? [] : linesOf(rules);
  const found = lines.findIndex((line) => directiveOf(line)?.name === "user-agent");
  const groups = found === -1 ? lines.length : found;
  const file = [
    "User-agent: *",
    "Allow: /",
    ...HIDE,
    ...lines.slice(0, groups),
    "",
    ...withHidden(lines.slice(groups)),
    "",
    `Sitemap: ${sitemap}`,
  ];
  return `${file.join("\n").replace(/\n{3,}/g, "\n\n")}\n`;
}

/** What is wrong with the owner's rules, a sentence a line; none when they can be served. */
export function robotsProblems(rules: string): string[] {
  if (rules.length > ROBOTS_LIMIT)
    return [`Keep this to ${ROBOTS_LIMIT.toLocaleString("en-GB")} characters.`];
  let agents = ["*"];
  let naming = false;
  return linesOf(rules).flatMap((line, i) => {
    const directive = directiveOf(line);
    if (directive?.name === "user-agent") {
      agents = [...(naming ? agents : []), directive.value.toLowerCase()];
      naming = true;
    } else if (directive) naming = false;
    const problem = problemOf(line, directive, agents);
    return problem ? [`Line ${i + 1}: ${problem}`] : [];
  });
}

interface Directive {
  written: string;
  name: string;
  value: string;
}

function problemOf(line: string, directive: Directive | null, agents: readonly string[]) {
  if (/[^\P{Cc}\t]/u.test(line)) return "it holds a character that cannot be seen. Type it again.";
  if (withoutComment(line) === "") return null;
  if (!directive) return "write a word, a colon and a value, such as Disallow: /drafts.";
  const check = CHECKS[directive.name];
  if (check) return check(directive, agents);
  return `crawlers do not know “${directive.written}”. Use User-agent, Allow, Disallow or Crawl-delay.`;
}

const CHECKS: Record<string, (directive: Directive, agents: readonly string[]) => string | null> = {
  "user-agent": ({ value }) =>
    /^(\*|[\w.-][\w./ -]{0,79})$/.test(value) ? null : "name one crawler, such as GPTBot, or *.",
  allow: ({ value }) => {
    if (opensHidden(value)) return `this would let crawlers into ${ALWAYS.join(" or ")}.`;
    return pathProblem("Allow", value);
  },
  disallow: ({ value }, agents) => {
    const hidesHome = value !== "" && matches(value, "/");
    if (hidesHome && agents.some((agent) => SEARCH_ENGINES.includes(agent)))
      return "this would take the site out of search engines. To hide one page, use its record.";
    return pathProblem("Disallow", value);
  },
  "crawl-delay": ({ value }) =>
    /^\d{1,2}$/.test(value) ? null : "give whole seconds from 0 to 99, such as Crawl-delay: 10.",
  sitemap: () => "leave this out. The sitemap is named already.",
};

function pathProblem(name: string, value: string): string | null {
  if (/\s/.test(value)) return "a path has no spaces. Write %20 for one.";
  if (value === "" || /^[/*]/.test(value)) return null;
  return `start the path with a slash: ${name}: /${value.replace(/^[a-z]+:\/\/[^/]*\/?/i, "")}`;
}

/** The longer of two rules wins, so an Allow must not reach further into a hidden folder. */
function opensHidden(value: string): boolean {
  const [start = ""] = value.split(/[*$]/);
  return ALWAYS.some(
    (path) => value.length >= path.length && (start.startsWith(path) || reaches(value, path)),
  );
}

function reaches(pattern: string, path: string): boolean {
  const [start = "", ...rest] = pattern.split("*");
  return rest.length > 0 && path.startsWith(start);
}

/** Whether a rule with this path speaks for an address. */
function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/\*+/g, "*")
    .replace(/[.+?^{}()|[\]\\]/g, "\\$&")
    .replace(/\$(?!$)/g, "\\$")
    .replaceAll("*", ".*");
  return new RegExp(`^${source}`, "u").test(path);
}

/** A crawler that has a group of its own reads no other, so the hidden folders are named in each. */
function withHidden(lines: readonly string[]): string[] {
  const written: string[] = [];
  let opened = false;
  for (const line of lines) {
    const name = directiveOf(line)?.name;
    if (opened && name && name !== "user-agent") {
      written.push(...HIDE);
      opened = false;
    }
    opened ||= name === "user-agent";
    written.push(line);
  }
  return opened ? [...written, ...HIDE] : written;
}

function directiveOf(line: string): Directive | null {
  const [, written = "", value = ""] = /^([^:]+):(.*)$/.exec(withoutComment(line)) ?? [];
  const name = written.trim();
  return name ? { written: name, name: name.toLowerCase(), value: value.trim() } : null;
}

function withoutComment(line: string): string {
  return line.replace(/#.*/, "").trim();
}

function linesOf(rules: string): string[] {
  const lines = rules.split(/\r\n|\r|\n/).map((line) => line.trimEnd());
  return lines.every((line) => line === "") ? [] : lines;
}
