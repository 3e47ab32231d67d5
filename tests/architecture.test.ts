import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { breaches, type SourceFile } from "./support/architecture.ts";
import { root } from "./support/run.ts";

test("the project keeps to its own architecture", () => {
  expect(breaches(sourceFiles())).toEqual([]);
});

describe("the check notices", () => {
  test.each<[string, string, string]>([
    ["a package in the domain", "domain/x.ts", 'import { join } from "node:path";'],
    ["React in the data layer", "data/x.ts", 'import { useState } from "react";'],
    ["a data function in the domain", "domain/x.ts", 'import type { P } from "#data/p.ts";'],
    ["the server in the data layer", "data/x.ts", 'import { x } from "../server/x.ts";'],
    ["business words in the design system", "app/ui/x.tsx", 'import { s } from "#content/s.ts";'],
    ["the admin in the site", "app/site/x.tsx", 'import { x } from "../admin/x.tsx";'],
    ["the site in the admin", "app/admin/x.tsx", 'export { x } from "#app/site/x.tsx";'],
    ["the admin in the session", "app/auth/x.tsx", 'import { x } from "#app/admin/x.tsx";'],
    ["the server in the app", "app/site/x.tsx", 'const x = await import("#server/x.ts");'],
    ["the root in a page", "app/site/x.tsx", 'import { x } from "#app/root.tsx";'],
    ["the server in the root", "app/root.tsx", 'import { x } from "#server/x.ts";'],
    ["the app in the server", "server/x.ts", 'import { x } from "#app/ui/x.tsx";'],
    ["the app in the server's tests", "server/x.test.ts", 'import { x } from "#app/ui/x.tsx";'],
    ["the engine outside the backend", "server/x.ts", 'import { App } from "@supabase/lite";'],
    ["the engine in a test", "tests/x.ts", 'import { P } from "@supabase/lite/pglite";'],
    ["PGlite in a script", "scripts/x.ts", 'import("@electric-sql/pglite");'],
    ["data in a function", "supabase/functions/f/handler.ts", 'import "../../../data/x.ts";'],
    ["a reader of the environment", "server/main.ts", "const x = process.env.PORT;"],
    ["a hidden reader of it", "server/x.ts", 'const x = process["env"].PORT;'],
    ["a default export", "server/x.ts", "export default function x() {}"],
    ["a default export by name", "data/x.ts", "const x = 1; export { x as default };"],
    ["a file named utils", "domain/utils.ts", "export const x = 1;"],
    ["a folder named common", "app/common/x.ts", "export const x = 1;"],
    ["a file named date-helpers", "domain/helpers-date.ts", "export const x = 1;"],
    ["a barrel", "data/index.ts", 'export * from "./a.ts"; export { b } from "./b.ts";'],
  ])("%s", (_what, path, text) => {
    expect(breaches([{ path, text }])).toEqual([expect.stringContaining(`${path}: `)]);
  });
});

describe("the check allows", () => {
  test.each<[string, string]>([
    ["domain/x.ts", 'import { z } from "zod"; import { y } from "./y.ts";'],
    ["content/x.ts", 'import { y } from "#domain/y.ts";'],
    ["data/x.ts", 'import type { S } from "@supabase/supabase-js"; import "#domain/y.ts";'],
    ["app/ui/x.tsx", 'import { useId } from "react"; import { y } from "./y.tsx";'],
    ["app/site/home/x.route.tsx", 'import { y } from "#app/ui/y.tsx"; export default () => <p />;'],
    ["app/admin/x.tsx", 'import { s } from "#app/auth/s.tsx"; import { d } from "#data/d.ts";'],
    ["app/auth/x.ts", 'import type { loader } from "#app/root.tsx";'],
    ["app/root.tsx", 'import { y } from "./site/y.tsx"; export default function Root() {}'],
    ["server/backend/x.ts", 'import { App } from "@supabase/lite";'],
    ["server/env.ts", "const x = process.env;"],
    ["server/x.ts", "// process.env is read in env.ts\nconst x = 1;"],
    ["server/x.test.ts", 'import { t } from "vitest"; import { y } from "../tests/support/y.ts";'],
    ["domain/x.test.ts", 'import { readFile } from "node:fs/promises";'],
    ["scripts/x.ts", 'import { y } from "#server/backend/y.ts"; process.env.X;'],
    ["supabase/functions/f/handler.ts", 'import { y } from "../../../domain/y.ts";'],
    ["vitest.config.ts", "export default {};"],
    ["domain/commonwealth.ts", "export const x = 1;"],
  ])("%s with %s", (path, text) => {
    expect(breaches([{ path, text }])).toEqual([]);
  });
});

function sourceFiles(): SourceFile[] {
  const folders = "app,bench,content,data,domain,scripts,server,supabase,tests";
  const paths = globSync([`{${folders}}/**/*.{ts,tsx}`, "*.ts"], { cwd: root });
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
