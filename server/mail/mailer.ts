import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "#server/log.ts";

export interface Mail {
  to: string;
  subject: string;
  text?: string;
  html?: string;
  replyTo?: string;
  /** A mail with the same one is the same mail: in a folder it takes the other's place. */
  messageId?: string;
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
    const transport = createTransport({ url: smtpUrl, ...PATIENCE });
    return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${fileName(mail)}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info(
        { to: mail.to, subject: mail.subject, path },
        "mail written to a file (no SMTP_URL)",
      );
    },
  };
}

/** A server that stops answering must not hold up what waits behind this mail. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function fileName({ messageId }: Mail): string {
  if (messageId) return messageId.replace(/[^\w.@-]/g, "");
  return `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID()}`;
}
