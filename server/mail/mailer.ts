import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "#server/log.ts";

export interface Mail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface MailSettings {
  smtpUrl: string | undefined;
  from: string;
  /** Where mail is put when no SMTP server is configured. */
  folder: string;
  log: Logger;
}

/** Sends by SMTP, or writes `.eml` files that any mail program opens. */
export function createMailer({ smtpUrl, from, folder, log }: MailSettings): Mailer {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl);
    return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID()}.eml`;
      const path = join(folder, name);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info(
        { to: mail.to, subject: mail.subject, path },
        "mail written to a file (no SMTP_URL)",
      );
    },
  };
}
