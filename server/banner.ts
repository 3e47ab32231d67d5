import type { AddressInfo } from "node:net";
import { site } from "#content/site.ts";
import type { Env } from "./env.ts";

interface FirstAdmin {
  email: string;
  generatedPassword: string | null;
}

/** What the operator reads once the site answers. */
export function banner(
  env: Pick<Env, "publicUrl" | "port" | "size" | "dataDir">,
  address: AddressInfo | string | null,
  firstAdmin: FirstAdmin | null,
): string {
  const port = typeof address === "object" && address ? address.port : env.port;
  const url = env.port === 0 ? `http://localhost:${port}` : env.publicUrl;
  const lines = [
    `${site.name} is running.`,
    "",
    `  Site   ${url}`,
    `  Admin  ${url}/admin`,
    `  Data   ${STORES[env.size](env.dataDir)}`,
  ];
  if (firstAdmin) {
    lines.push("", "  First administrator", `    E-mail    ${firstAdmin.email}`);
    lines.push(
      firstAdmin.generatedPassword
        ? `    Password  ${firstAdmin.generatedPassword}   (shown only now)`
        : "    Password  as given in ADMIN_PASSWORD",
    );
  }
  return `\n${lines.join("\n")}\n\n`;
}

const STORES: Record<Env["size"], (dataDir: string) => string> = {
  embedded: (dataDir) => dataDir,
  postgres: (dataDir) => `PostgreSQL, files in ${dataDir}`,
  hosted: () => "Supabase",
};
