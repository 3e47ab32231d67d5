import { posix } from "node:path";
import { parseSync } from "vite";

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  text: string;
}

interface Zone {
  /** The longest prefix of a path decides which zone it is in. */
  from: string;
  /** Prefixes of our own files. A zone may always import itself. */
  ours: readonly string[];
  /** Names of packages, or `any`. */
  packages: readonly string[] | "any";
}

/** Who may import whom: the table of docs/architecture.md. */
export const IMPORTS: readonly Zone[] = [
  { from: "domain/", ours: [], packages: ["zod"] },
  { from: "content/", ours: ["domain/"], packages: [] },
  { from: "data/", ours: ["domain/"], packages: ["@supabase/supabase-js"] },
  { from: "app/ui/", ours: ["domain/"], packages: "any" },
  {
    from: "app/site/",
    ours: ["app/ui/", "app/auth/", "app/seo/", "app/request.ts", "content/", "domain/", "data/"],
    packages: "any",
  },
  {
    from: "app/admin/",
    ours: ["app/ui/", "app/auth/", "app/seo/", "app/request.ts", "content/", "domain/", "data/"],
    packages: "any",
  },
  {
    from: "app/auth/",
    ours: ["app/ui/", "app/seo/", "app/request.ts", "content/", "domain/", "data/"],
    packages: "any",
  },
  {
    from: "app/seo/",
    ours: ["app/ui/", "app/auth/", "app/request.ts", "content/", "domain/", "data/"],
    packages: "any",
  },
  { from: "app/", ours: ["content/", "domain/", "data/"], packages: "any" },
  {
    from: "server/",
    ours: ["content/", "domain/", "data/", "supabase/functions/"],
    packages: "any",
  },
  { from: "supabase/functions/", ours: ["domain/"], packages: [] },
];

const ENGINE = /^(@supabase\/lite|@electric-sql\/pglite)(\/|$)/;
const NAMES = /(^|\/)(utils?|helpers?|misc|common)(\/|\.|-|$)/;
const MAY_READ_ENVIRONMENT =
  /^server\/env\.ts$|^(scripts|tests|bench|design)\/|\.(config|test)\.[^/]+$/;
const MAY_EXPORT_DEFAULT =
  /\.route\.tsx?$|^app\/(root|routes|entry\.\w+)\.tsx?$|\.config\.[^/]+$|^supabase\/functions\/\w+\/index\.ts$/;

/** Every breach of the architecture, as `file: what`. */
export function breaches(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const read = readModule(file);
    return [
      ...read.imports.map((imported) => forbiddenImport(file.path, imported)),
      NAMES.test(file.path) && "is named by what it is, not by what it does",
      read.readsEnvironment && !MAY_READ_ENVIRONMENT.test(file.path) && "reads process.env",
      read.exportsDefault && !MAY_EXPORT_DEFAULT.test(file.path) && "has a default export",
      read.isBarrel && "only passes on what others export",
    ].flatMap((breach) => (breach ? [`${file.path}: ${breach}`] : []));
  });
}

interface Import {
  name: string;
  typesOnly?: boolean;
}

function forbiddenImport(path: string, { name, typesOnly }: Import): string | false {
  const target = resolve(path, name);
  const breach = `imports ${name}`;
  if (target === null) {
    if (ENGINE.test(name) && !path.startsWith("server/backend/")) return breach;
    const zone = zoneOf(path);
    if (!zone || zone.packages === "any" || isTest(path)) return false;
    return !zone.packages.includes(packageOf(name)) && breach;
  }
  const zone = zoneOf(path);
  if (!zone || (isTest(path) && target.startsWith("tests/support/"))) return false;
  if (zone.from === "app/" && target.startsWith("app/")) return false;
  // What the root has loaded for every page is typed by its loader.
  if (typesOnly && path.startsWith("app/") && target === "app/root.tsx") return false;
  const allowed = [zone.from, ...zone.ours].some((prefix) => target.startsWith(prefix));
  return !(allowed && (zone.ours.includes(target) || inZoneOrBelow(zone, target))) && breach;
}

/** `app/` alone is root, routes and entries; its folders are zones of their own. */
function inZoneOrBelow(zone: Zone, target: string): boolean {
  const zoneOfTarget = zoneOf(target)?.from;
  return zoneOfTarget === zone.from || zone.ours.some((prefix) => zoneOfTarget === prefix);
}

function zoneOf(path: string): Zone | undefined {
  return IMPORTS.filter(({ from }) => path.startsWith(from)).sort(
    (a, b) => b.from.length - a.from.length,
  )[0];
}

function isTest(path: string): boolean {
  return /\.(test|fixture)\.tsx?$/.test(path);
}

function packageOf(name: string): string {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}

/** The path of one of our own files, or null for a package. */
function resolve(from: string, name: string): string | null {
  if (name.startsWith("#")) return name.slice(1);
  if (name.startsWith(".")) return posix.join(posix.dirname(from), name);
  return null;
}

function readModule({ path, text }: SourceFile) {
  const { module, comments } = parseSync(path, text);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const code = comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
  const literal = (start: number, end: number) =>
    /^["'](.+)["']$/.exec(text.slice(start, end))?.[1];
  return {
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        name: moduleRequest.value,
        typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      })),
      ...exported.map(({ moduleRequest }) => ({ name: moduleRequest?.value })),
      ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
        name: literal(start, end),
      })),
    ].filter((imported): imported is Import => imported.name !== undefined),
    exportsDefault: exported.some(
      ({ exportName }) => exportName.kind === "Default" || exportName.name === "default",
    ),
    isBarrel:
      /(^|\/)index\.tsx?$/.test(path) &&
      exported.length > 0 &&
      exported.every(({ moduleRequest }) => moduleRequest !== null),
    readsEnvironment: /\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\s*\[/.test(code),
  };
}
