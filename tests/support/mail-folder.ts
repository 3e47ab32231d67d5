import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "./deadline.ts";

/** What the site has mailed to an address, oldest first, as readable text. */
export async function mailsTo(dataDir: string, email: string): Promise<string[]> {
  const folder = join(dataDir, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), "utf8")));
  return mails.map(decode).filter((mail) => mail.includes(`To: ${email}`));
}

export async function nextMailTo(dataDir: string, email: string, count = 1): Promise<string> {
  let mails: string[] = [];
  await until(`mail ${count} to ${email}`, async () => {
    mails = await mailsTo(dataDir, email);
    return mails.length >= count;
  });
  return mails.at(-1) ?? "";
}

export function codeIn(mail: string): string {
  return /enter this code: (\d{6})/.exec(mail)?.[1] ?? "";
}

export function tokenIn(mail: string): string {
  const link = /https?:\/\/\S+\/admin\/auth\?\S+/.exec(mail)?.[0] ?? "";
  return new URL(link).searchParams.get("token_hash") ?? "";
}

/** Undoes quoted-printable: soft line breaks and =XX. */
function decode(text: string): string {
  return text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
