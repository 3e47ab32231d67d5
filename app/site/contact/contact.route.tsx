import { data, redirect } from "react-router";
import { services } from "#app/request.ts";
import { staticPageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { contact } from "#content/contact.ts";
import { storeContactMessage } from "#data/contact-messages.ts";
import { contactMessageSchema, contactProblems } from "#domain/contact-message.schema.ts";
import type { Route } from "./+types/contact.route";
import { ContactDetails } from "./contact-details.tsx";
import { InfinityBridge } from "./infinity-bridge.tsx";
import { JobSheet } from "./job-sheet.tsx";
import { MessageForm, type Refusal } from "./message-form.tsx";
import { MessageSent } from "./message-sent.tsx";
import { postedText } from "./posted-text.ts";

/** The longest allowed message, every character of it escaped, with room for the other fields. */
const bodyLimit = 256 * 1024;

export const meta = staticPageMeta("contact", breadcrumbData("contact"));

export function loader({ request, context }: Route.LoaderArgs) {
  const { contactForm } = context.get(services).config;
  return { inert: contactForm === "off", sent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, config, log } = context.get(services);
  const { off, tooLarge, unreadable, fields, unavailable } = contact.refused;
  if (config.contactForm === "off") return refuse(405, { note: off, ring: true });

  const typed = await postedText(request, bodyLimit);
  if (typed === "too large") return refuse(413, { note: tooLarge, ring: true });
  if (typed === "unreadable") return refuse(400, { note: unreadable, ring: true });

  const message = contactMessageSchema.safeParse(typed);
  if (!message.success)
    return refuse(422, { note: fields, typed, problems: contactProblems(message.error) });

  try {
    await storeContactMessage(db, message.data);
  } catch (err) {
    log.error({ err }, "a contact message could not be stored");
    return refuse(503, { note: unavailable, ring: true, typed });
  }
  throw redirect("/contact?sent=1#send", 303);
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { inert, sent } = loaderData;
  return (
    <div className="wrap pt-10 pb-band md:pt-16">
      <p className="tag mb-5">{contact.tag}</p>
      <h1>{contact.title}</h1>
      <div className="mt-8 grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <ContactDetails />
        <JobSheet>
          {sent && !actionData ? (
            <MessageSent />
          ) : (
            <MessageForm inert={inert} refusal={actionData} />
          )}
        </JobSheet>
        <figure className="self-end">
          <InfinityBridge />
          <figcaption className="dimension mt-4">{contact.bridge}</figcaption>
        </figure>
      </div>
    </div>
  );
}

function refuse(status: number, refusal: Refusal) {
  return data(refusal, { status });
}
