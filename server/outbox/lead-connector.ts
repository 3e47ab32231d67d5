import { z } from "zod";
import { site } from "#content/site.ts";
import type { ForwardedSubmission } from "#data/onboarding-submissions.ts";
import { answered } from "#domain/onboarding-answers.ts";
import { askCrm } from "./crm-request.ts";
import { Undelivered } from "./delivery.ts";
import type { CrmTarget } from "./forward-submission.ts";

interface Account {
  token: string;
  locationId: string;
  /** The site's own address, for the link in the note. */
  publicUrl: string;
  /** Another address for tests. */
  baseUrl?: string;
}

/**
 * LeadConnector (HighLevel) API v2: https://marketplace.gohighlevel.com/docs/ghl/contacts/contacts
 * The contact first, then its tag (tags sent with the contact would replace the ones it has), then a
 * note with the answers.
 */
export function leadConnector({
  token,
  locationId,
  publicUrl,
  baseUrl = "https://services.leadconnectorhq.com",
}: Account): CrmTarget {
  return async (submission, job, signal) => {
    const headers = {
      authorization: `Bearer ${token}`,
      version: "2021-07-28",
      "idempotency-key": job.idempotency_key,
    };
    const ask = (path: string, body?: unknown) =>
      askCrm(`${baseUrl}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers,
        body,
        signal,
      });

    const { contact } = read(
      upserted,
      await ask("/contacts/upsert", { locationId, ...contactOf(submission) }),
    );
    const path = `/contacts/${encodeURIComponent(contact.id)}`;
    await ask(`${path}/tags`, { tags: ["web-design-onboarding"] });

    const reference = `${publicUrl}/admin/onboarding/${submission.id}`;
    // The attempt before may have got as far as the note.
    if (job.attempts > 1) {
      const { notes } = read(noted, await ask(`${path}/notes`));
      if (notes.some((note) => note.body.includes(reference))) return;
    }
    await ask(`${path}/notes`, { body: noteOf(submission, reference) });
  };
}

const upserted = z.object({ contact: z.object({ id: z.string().min(1) }) });
const noted = z.object({ notes: z.array(z.object({ body: z.string().catch("") })).default([]) });

function read<T>(schema: z.ZodType<T>, answer: string): T {
  try {
    return schema.parse(JSON.parse(answer));
  } catch (cause) {
    throw new Undelivered(
      "The CRM's answer is not what its API promises.",
      { retry: true },
      { cause },
    );
  }
}

/** The form asks for no format, the CRM does: what it would refuse is in the note only. */
function contactOf(submission: ForwardedSubmission) {
  const { contact_person, owner_name, company_name, email, phone, address } = submission;
  const name = contact_person ?? owner_name ?? company_name;
  return {
    source: `${site.name} onboarding form`,
    ...(name && { name }),
    ...(company_name && { companyName: company_name }),
    ...(email && ADDRESS.test(email) && { email }),
    ...(phone && (phone.match(/\d/g)?.length ?? 0) >= 7 && { phone }),
    ...(address && { address1: address }),
  };
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const LONGEST_ANSWER = 2000;

function noteOf(submission: ForwardedSubmission, reference: string): string {
  const lines = answered(submission).map(([question, answer]) => {
    const short = answer.length > LONGEST_ANSWER ? `${answer.slice(0, LONGEST_ANSWER)} …` : answer;
    return `${question}: ${short}`;
  });
  return [...lines, `In full: ${reference}`].join("\n");
}
