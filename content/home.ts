/** The home page's words. Lists keep their order on the page. */
export const home = {
  hero: {
    tag: "Websites and tech for the trades",
    title: ["You stay on the tools.", "We build the rest."],
    lede: "A website that brings in the jobs you want, and the systems behind it that answer, quote and follow up while you are on site.",
    start: "Get Started",
    work: "See the work",
    drawn: "First fix: drawn",
    built: "Second fix: built",
    note: "Move the line with a tap, a mouse or the arrow keys. Left of it the page is drawn with you; right of it, built.",
  },
  services: [
    {
      path: "/services/web-design",
      title: "Web design",
      text: "A site that looks like the work you do, loads on one bar of signal and makes the phone ring.",
    },
    {
      path: "/services/development",
      title: "Development",
      text: "Booking, quoting and client portals built to fit how your firm already runs.",
    },
    {
      path: "/services/automation-ai",
      title: "Automation and AI",
      text: "Missed calls answered, reviews asked for, paperwork read. You keep the say.",
    },
    {
      path: "/services/crm-integration",
      title: "CRM integration",
      text: "Every lead, text, email and invoice in one place instead of five apps and a notebook.",
    },
  ],
  design: {
    tag: "Web design",
    title: "From what they had to what they wanted.",
    lede: "We draw it with you first. Nothing is built until you have seen it, and what you sign off is what goes live.",
    before: "Initial design",
    after: "Completed website",
    wantsTitle: "What the client wanted",
    wants: [
      "Calls from homeowners, not price shoppers",
      "Photos of real roofs, easy to add from a phone",
      "A survey booked without ringing during the day",
      "To stop paying for a site nobody could change",
    ],
    link: "How we design",
  },
  development: {
    tag: "Development",
    title: "The part behind the front door.",
    lede: "A website is the front of the house. We build the rooms behind it too, to fit how your firm already runs.",
    parts: [
      { title: "Website", text: "The part the street sees." },
      { title: "Booking", text: "Surveys and visits go straight into your diary." },
      { title: "Quoting", text: "Your rates, your wording, sent from the van." },
      {
        title: "Client portal",
        text: "Photos, paperwork and invoices where customers can find them.",
      },
      { title: "Footings", text: "Your data and your domain, joined up to the tools you pay for." },
    ],
    link: "How we build",
  },
  automation: {
    tag: "Automation and AI",
    title: "A day’s work, with nobody at the desk.",
    lede: "The small jobs get done while your hands are full. Anything that needs a decision waits for you.",
    bar: "You, on the tools",
    day: [
      {
        time: "08:10",
        event: "The phone rings while you are up a ladder",
        answer: "The caller gets a text straight back, with a link to book a survey.",
      },
      {
        time: "10:40",
        event: "An enquiry comes through the website",
        answer: "Answered in your words, with the questions you would ask.",
      },
      {
        time: "13:20",
        event: "A supplier’s invoice lands",
        answer: "Read, named and filed against the right job.",
      },
      {
        time: "16:30",
        event: "You mark the job done",
        answer: "The customer is asked for a review. Once, politely.",
      },
      {
        time: "18:00",
        event: "Kettle on",
        answer: "One short list of what needs a yes or a no from you.",
      },
    ],
    stamp: "You keep the say",
    link: "What we automate",
  },
  crm: {
    tag: "CRM integration",
    title: "Five apps and a notebook, piped into one.",
    lede: "Every lead, text, email and invoice ends up on one record, in the order it happened.",
    sources: ["Calls", "Texts", "Emails", "Web forms", "Invoices", "Notebook"],
    record: {
      title: "Mrs Pallister, Norton",
      job: "Leak over the bay window",
      stages: ["Enquiry", "Survey", "Quote", "Job"],
      stage: "Job",
      entries: [
        { day: "Mon", text: "Missed call, text sent back", by: "Automatic" },
        { day: "Tue", text: "Survey booked online", by: "Customer" },
        { day: "Wed", text: "Quote sent from the van", by: "You" },
        { day: "Fri", text: "Accepted, deposit paid", by: "Customer" },
      ],
    },
    figures: [
      { figure: "£26", text: "to send up to 50,000 emails. A competitor charges £357." },
      { figure: "£99", text: "saved every month on a social planner." },
    ],
    link: "See the whole system",
  },
  closing: {
    title: "Tell us about the job.",
    text: "Ten minutes is enough to say what it takes and what it costs.",
    start: "Get Started",
    block: [
      { label: "Project", value: "Your website and tech" },
      { label: "Client", value: "Your name here" },
      { label: "Scale", value: "To fit your firm" },
    ],
  },
} as const;
