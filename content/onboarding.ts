import type { DomainStatus, onboardingServices } from "#domain/onboarding.schema.ts";

const services = [
  "Website Design",
  "Graphic Design",
  "Branding & Logo",
  "Content Creation",
  "Search Engine Optimization (SEO)",
  "Email Marketing",
  "Marketing Automation",
  "Social Media Management",
] as const satisfies typeof onboardingServices;

const domainOptions: Record<DomainStatus, string> = {
  buy: "Buy one for us",
  ready: "We have one ready",
  later: "Decide later",
};

/** The words of /services/web-design/onboarding. Names of fields are those of the stored record. */
export const onboarding = {
  tag: "Web design onboarding",
  title: "First, the survey.",
  lede: "Four short sheets about your firm and the website it needs. Nothing is compulsory. Skip what you do not know and we will ask.",
  ring: "Rather talk it through? Ring",
  sheet: "Survey sheet",
  progress: "Progress",
  steps: [
    {
      title: "Organization Details",
      intro: "Who the website is for, and where it will live.",
      fields: [
        "company_name",
        "domain_status",
        "requested_domain",
        "existing_domain",
        "domain_provider",
        "domain_username",
        "domain_password",
      ],
    },
    {
      title: "Business Details",
      intro: "Who we talk to, and how to reach them.",
      fields: ["owner_name", "contact_person", "email", "phone", "address"],
    },
    {
      title: "Project Overview",
      intro: "What it has to do, and who for.",
      fields: [
        "project_description",
        "sell_products",
        "product_count",
        "inventory_structure",
        "objectives",
        "target_audience",
        "documents_url",
      ],
    },
    {
      title: "Services & Budget",
      intro: "What you would like from us, by when, and for roughly how much.",
      fields: ["services", "budget_range", "budget_allocation", "timeline", "additional_info"],
    },
  ],
  fields: {
    company_name: { label: "Company name", hint: "As it reads on the van." },
    domain_status: {
      label: "Domain status",
      hint: "The domain is your web address: the part after the www.",
    },
    requested_domain: {
      label: "Requested domain",
      hint: "The one you would like. We check whether it is free.",
    },
    existing_domain: { label: "Existing domain", hint: "Such as yourfirm.example." },
    domain_provider: { label: "Domain provider", hint: "Who sends you the bill for it each year." },
    domain_username: { label: "Username", hint: "How you sign in at the provider." },
    domain_password: {
      label: "Password",
      hint: "Encrypted before it is stored, and never saved on this device. You can leave it out and invite us as a user at your provider instead.",
    },
    owner_name: { label: "Owner name" },
    contact_person: { label: "Contact person", hint: "If someone else picks up the phone." },
    email: { label: "Email" },
    phone: { label: "Phone" },
    address: { label: "Address", hint: "Yard, shop or home office. Where the van sleeps." },
    project_description: {
      label: "Project description",
      hint: "What you do, what you have now, and what gets on your nerves about it.",
    },
    sell_products: { label: "Do you sell products?" },
    product_count: { label: "Product count", hint: "Roughly." },
    inventory_structure: {
      label: "Inventory structure",
      hint: "How they are grouped: sizes, finishes, made to measure or off the shelf.",
    },
    objectives: {
      label: "Objectives",
      hint: "What should be different a year from now. More of which jobs?",
    },
    target_audience: { label: "Target audience", hint: "Who rings you, and who you wish would." },
    documents_url: {
      label: "Documents URL",
      hint: "A link to a shared folder with your logo, photos or old leaflets.",
    },
    services: { label: "Services you need", hint: "Tick as many as you like." },
    budget_range: { label: "Budget range", hint: "From and to, as rough as you like." },
    budget_allocation: {
      label: "Budget allocation",
      hint: "Where most of it should go, if you have a view.",
    },
    timeline: { label: "Timeline", hint: "A date, a season, or before the busy time starts." },
    additional_info: { label: "Additional information", hint: "Anything we did not ask." },
  },
  services,
  domain: {
    options: domainOptions,
    toBuy: "The domain to buy",
    owned: "The domain you have",
  },
  products: { options: { yes: "Yes", no: "No" }, details: "What you sell" },
  /** Said beside a field, never in the way: it can be sent as it is. */
  nudges: {
    email: "This does not look like a whole email address yet.",
    url: "A link usually starts with https://",
    number: "This should be a number.",
  },
  review: {
    title: "What we will receive",
    sending: "What we are sending",
    password: "a password",
    empty: "Nothing is filled in yet.",
    unreachable: "There is no email or phone number on the sheet, so we could not reply.",
    reach: "Add one in step 2",
  },
  buttons: {
    previous: "Previous",
    next: "Next",
    submit: "Submit",
    submitting: "Submitting…",
  },
  draft: {
    saved: "Saved on this device",
    clear: "Clear the form",
    cleared: "The form is cleared.",
    undo: "Undo",
  },
  block: {
    client: { label: "Client", empty: "Your name here" },
    domain: { label: "Domain", empty: "To be agreed" },
    contact: { label: "Contact", empty: "You" },
    sheet: { label: "Sheet" },
  },
  outcome: {
    sent: "Form submitted successfully! We'll be in touch soon.",
    failed: "Failed to submit form. Please try again.",
    fields: "Not sent yet. Please look at the marked field. Everything you typed is still here.",
    passwordAgain: "Please type the password again. We never send one back to a page.",
  },
} as const;
