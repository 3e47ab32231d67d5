/** The words of /services. Lists keep their order on the page. */
export const servicesOverview = {
  hero: {
    tag: "Our services",
    title: ["Four services,", "one number to\u00a0ring."],
    lede: "Take one or take the lot. Whoever draws your job also builds it, and picks up when you ring.",
    start: "Tell us about the job",
    drawing:
      "A van with its side cut open. Its four racks hold drawings, a jointed box, a cable drum and a manifold, one for each service. Our phone number is on the sill.",
    bays: "four services",
  },
  schedule: {
    tag: "Schedule of works",
    title: "What each one does.",
    lede: "Every service stands on its own. They are made to join up when you want more.",
    more: "Learn More",
  },
  services: [
    {
      path: "/services/web-design",
      title: "Web design",
      about: "about web design",
      text: "A site that looks like the work you do, loads on one bar of signal and makes the phone ring.",
      includes: [
        "Drawn with you before it is built",
        "Words and photos sorted",
        "New jobs added from your phone",
      ],
    },
    {
      path: "/services/development",
      title: "Development",
      about: "about development",
      text: "Booking, quoting and client portals built to fit how your firm already runs.",
      includes: [
        "Surveys booked into your own diary",
        "Quotes priced from your own rates",
        "Joined up to the tools you pay for",
      ],
    },
    {
      path: "/services/automation-ai",
      title: "Automation and AI",
      about: "about automation and AI",
      text: "The small office jobs, done while your hands are full. You keep the say.",
      includes: [
        "A text back when you miss a call",
        "Reviews asked for when the job is done",
        "Supplier paperwork read and filed",
      ],
    },
    {
      path: "/services/crm-integration",
      title: "CRM integration",
      about: "about CRM integration",
      text: "Every lead, text, email and invoice in one place instead of five apps and a notebook.",
      includes: [
        "One record for every customer",
        "A nudge before a quote goes cold",
        "Set up with you, and shown to your team",
      ],
    },
  ],
  snags: {
    tag: "Snag list",
    title: "Which one first?",
    lede: "Find the line that sounds like your week. Start there.",
    list: [
      {
        snag: "The website looks as if the firm shut years ago.",
        fix: "Web design",
        path: "/services/web-design",
      },
      {
        snag: "You write out the same quote every Sunday night.",
        fix: "Development",
        path: "/services/development",
      },
      {
        snag: "They rang while you were up a ladder, then rang the next firm.",
        fix: "Automation and AI",
        path: "/services/automation-ai",
      },
      {
        snag: "That lead came by text. Or was it an email? It is somewhere.",
        fix: "CRM integration",
        path: "/services/crm-integration",
      },
    ],
  },
  closing: {
    title: "None of those? Say it in your own words.",
    text: "Ten minutes is enough to say what it takes and what it costs.",
    job: "Whatever is bothering you",
    sheet: "All four",
    start: "Tell us about the job",
  },
} as const;
