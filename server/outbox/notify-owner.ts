import { z } from "zod";
import { messageById } from "#data/contact-messages.ts";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import { submissionToForward } from "#data/onboarding-submissions.ts";
import { answered } from "#domain/onboarding-answers.ts";
import { brandedMail } from "#server/mail/branded-mail.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { type Deliver, Undelivered } from "./delivery.ts";

interface Options {
  mailer: Mailer;
  to: string;
  publicUrl: string;
}

interface Letter {
  subject: string;
  paragraphs: string[];
  path: string;
  replyTo: string | null;
}

const payload = z.object({
  table: z.enum(["onboarding_submissions", "contact_messages"] satisfies Table[]),
  id: z.uuid(),
});
type Table = keyof Database["public"]["Tables"];

/** Tells the owner by mail what has arrived. The password of a domain is not part of it. */
export function notifyOwner(db: Db, { mailer, to, publicUrl }: Options): Deliver {
  const letters = { onboarding_submissions: submissionLetter, contact_messages: messageLetter };
  return async (job) => {
    const { table, id } = payload.parse(job.payload);
    const letter = await letters[table](db, id);
    if (!letter)
      throw new Undelivered("It was deleted before the mail went out.", { retry: false });
    const { subject, paragraphs, path, replyTo } = letter;
    const mail = brandedMail({
      to,
      subject: subject.replace(/\s+/g, " ").slice(0, LONGEST_SUBJECT),
      paragraphs,
      button: { label: "Open in the admin", url: `${publicUrl}${path}` },
      note: "You get this mail because somebody filled in a form on your website.",
    });
    await mailer.send({
      ...mail,
      ...(replyTo && ADDRESS.test(replyTo) && { replyTo }),
      // The same however often it is sent, so that a repeat can be told.
      messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    });
    return "delivered";
  };
}

/** One address and nothing else: it becomes a header. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;
const LONGEST_SUBJECT = 150;
const LONGEST_PARAGRAPH = 1000;

async function submissionLetter(db: Db, id: string): Promise<Letter | null> {
  const submission = await submissionToForward(db, id);
  if (!submission) return null;
  const from = submission.company_name ?? submission.contact_person ?? submission.email;
  return {
    subject: `New onboarding submission${from ? `: ${from}` : ""}`,
    paragraphs: answered(submission).map(
      ([question, answer]) => `${question}: ${shortened(answer)}`,
    ),
    path: `/admin/onboarding/${id}`,
    replyTo: submission.email,
  };
}

async function messageLetter(db: Db, id: string): Promise<Letter | null> {
  const message = await messageById(db, id);
  if (!message) return null;
  const { name, email, service, message: text } = message;
  const from = name ?? email;
  const facts = { Name: name, Email: email, Service: service };
  return {
    subject: `New message${from ? ` from ${from}` : ""}`,
    paragraphs: [
      ...Object.entries(facts).flatMap(([what, value]) => (value ? [`${what}: ${value}`] : [])),
      ...(text ?? "").split(/\n{2,}/).map(shortened),
    ],
    path: "/admin/messages",
    replyTo: email,
  };
}

function shortened(text: string): string {
  return text.length > LONGEST_PARAGRAPH ? `${text.slice(0, LONGEST_PARAGRAPH)} …` : text;
}
