import type { ContactService } from "#domain/contact-message.schema.ts";

const services: Record<ContactService, string> = {
  "web-design": "Web design",
  development: "Development",
  automation: "Automation and AI",
  crm: "CRM integration",
};

/** The contact page's words. Addresses and numbers are in `site.ts`. */
export const contact = {
  tag: "Contact",
  title: "What needs doing?",
  lede: "Ten minutes is enough to say what it takes and what it costs. Ring while the kettle is on, or write it down here after hours.",
  details: {
    title: "Contact details",
    phone: "Phone",
    whatsapp: "WhatsApp",
    email: "Email",
    location: "Location",
  },
  bridge: "Infinity Bridge, River Tees",
  sheet: "Job sheet",
  form: {
    title: "Send a Message",
    name: "Name",
    email: "Email",
    emailHint: "So that we can write back.",
    service: "Service",
    anyService: "Not sure yet",
    services,
    message: "Message",
    messageHint: "What you do, what you have now, what gets on your nerves.",
    send: "Send message",
  },
  sent: {
    stamp: "Received",
    title: "Thank you. It is in our inbox.",
    next: [
      "Sam reads every message, usually in the evening.",
      "You get a reply by email, with questions or a time to talk.",
      "Nothing is drawn or charged before you have said yes.",
    ],
    urgent: "If it cannot wait, ring",
    again: "Send another message",
  },
  refused: {
    fields: "Not sent yet. Please look at the marked field. Everything you typed is still here.",
    unavailable:
      "We could not save your message just now. Everything you typed is still here: try again in a minute, or ring",
    tooLarge:
      "That was more than this form can carry, so it was not sent. Please shorten it, or ring",
    unreadable: "The form did not arrive in one piece. Please send it again, or ring",
    off: "This form is switched off, so nothing was sent. Please write an email or ring",
  },
} as const;
