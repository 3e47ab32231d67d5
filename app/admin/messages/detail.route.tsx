import { data } from "react-router";
import { services } from "#app/request.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { site } from "#content/site.ts";
import {
  deleteMessage,
  messageById,
  restoreMessage,
  updateMessage,
} from "#data/contact-messages.ts";
import { messageDelivery } from "#data/deliveries.ts";
import { moment } from "#domain/dates.ts";
import { DeliveryLine } from "../intake/delivery-line.tsx";
import { answering, commonIntent, type IntakeAnswer } from "../intake/intake-action.ts";
import { OwnerSection } from "../intake/owner-section.tsx";
import { adminTitle } from "../layout/admin-title.ts";
import type { Route } from "./+types/detail.route";

export const meta = adminTitle("Message");

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(services);
  const message = await messageById(db, params.id);
  if (!message) return data(null, 404);
  return data({ message, mail: await messageDelivery(db, params.id) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, log } = context.get(services);
  const form = await request.formData();
  return answering({ log }, async (): Promise<IntakeAnswer> => {
    const answer = await commonIntent(form, params.id, {
      update: (changes) => updateMessage(db, params.id, changes),
      remove: () => deleteMessage(db, params.id),
      restore: () => restoreMessage(db, params.id),
    });
    return answer ?? { error: "That is not something this page can do." };
  });
}

export default function MessageDetails({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LinkButton small to="/admin/messages">
        Back to messages
      </LinkButton>
      {loaderData ? (
        <Details {...loaderData} />
      ) : (
        <>
          <h1 className="mt-4">Message</h1>
          <p className="empty mt-6">Message not found</p>
        </>
      )}
    </>
  );
}

function Details({ message, mail }: NonNullable<Route.ComponentProps["loaderData"]>) {
  const { id, name, email, service, created_at, status, notes } = message;
  return (
    <>
      <h1 className="mt-4">Message from {name || "somebody"}</h1>
      <p className="mt-2 text-soft">Sent {moment(created_at)}</p>
      <div className="sections">
        <section>
          <h2>Message</h2>
          <p className="mt-3 whitespace-pre-wrap">{message.message}</p>
          <dl>
            <dt>Email</dt>
            <dd>{email || "–"}</dd>
            <dt>Service</dt>
            <dd>{service || "–"}</dd>
            <dt>Mail to you</dt>
            <dd>
              <DeliveryLine delivery={mail} />
            </dd>
          </dl>
          {email && (
            <p className="mt-4">
              <LinkButton look="primary" small to={replyTo(email)}>
                Reply by mail
              </LinkButton>
            </p>
          )}
        </section>
        <OwnerSection key={id} status={status} notes={notes} listPath="/admin/messages" />
      </div>
    </>
  );
}

function replyTo(email: string): string {
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Your message to ${site.name}`)}`;
}
