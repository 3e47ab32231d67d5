import { Button } from "#app/ui/button.tsx";
import { Select, TextArea, TextField } from "#app/ui/field.tsx";
import { contact } from "#content/contact.ts";
import {
  type ContactField,
  contactLimits,
  contactServices,
} from "#domain/contact-message.schema.ts";
import { RefusalNote } from "./refusal-note.tsx";

export interface Refusal {
  note: string;
  /** Ends the note with the phone number. */
  ring?: boolean;
  typed?: Record<string, string>;
  problems?: Partial<Record<ContactField, string>>;
}

interface MessageFormProps {
  /** The form of the specification, which sends nothing. */
  inert: boolean;
  refusal: Refusal | undefined;
}

const { form } = contact;

export function MessageForm({ inert, refusal }: MessageFormProps) {
  const problems = refusal?.problems ?? {};
  const first = Object.keys(problems)[0];
  const field = (name: ContactField) => ({
    name,
    id: name,
    error: problems[name],
    // A page cannot carry a NUL; everything else comes back as it was typed.
    defaultValue: refusal?.typed?.[name]?.replaceAll("\0", ""),
    // After a refusal the visitor lands where the mending is to be done.
    autoFocus: name === first,
  });
  return (
    <form
      className="grid gap-6 p-6"
      // Outside a dialog, submitting with the method "dialog" does nothing.
      method={inert ? "dialog" : "post"}
      action={inert ? undefined : "/contact"}
    >
      <h2 id="send-title">{form.title}</h2>
      {refusal && <RefusalNote refusal={refusal} focus={!first} />}
      <TextField
        {...field("name")}
        label={form.name}
        autoComplete="name"
        maxLength={contactLimits.name}
      />
      <TextField
        {...field("email")}
        label={form.email}
        hint={form.emailHint}
        type="email"
        autoComplete="email"
        maxLength={contactLimits.email}
      />
      <Select {...field("service")} label={form.service}>
        <option value="">{form.anyService}</option>
        {contactServices.map((service) => (
          <option key={service} value={service}>
            {form.services[service]}
          </option>
        ))}
      </Select>
      <TextArea
        {...field("message")}
        label={form.message}
        hint={form.messageHint}
        maxLength={contactLimits.message}
      />
      <p>
        <Button look="primary" type="submit">
          {form.send}
        </Button>
      </p>
    </form>
  );
}
