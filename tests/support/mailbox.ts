import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The newest mail to this address that the site has written to its data folder. */
export async function mailTo(email: string): Promise<string> {
  const folder = join(process.env.E2E_DATA_DIR ?? "", "mail");
  let found = "";
  await expect
    .poll(async () => {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((file) => file.endsWith(".eml")).sort()) {
        const text = decode(await readFile(join(folder, name), "utf8"));
        if (text.includes(`To: ${email}`)) found = text;
      }
      return found;
    })
    .not.toBe("");
  return found;
}

export function linkIn(mail: string): string {
  const link = /https?:\/\/\S+\/admin\/auth\?\S+/.exec(mail)?.[0];
  if (!link) throw new Error(`No link in:\n${mail}`);
  return link;
}

/** Undoes quoted-printable: soft line breaks and =XX. */
function decode(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
