/** The CRM page's words. Feature numbers are the ways of the drawn board, in order. */
export const crm = {
  hero: {
    tag: "CRM integration",
    title: "Your whole business on one board.",
    lede: "An all-in-one business management system, set up for your firm. Calls, messages, quotes, bookings and invoices come in once and end up on the right job.",
    book: "Book a free demo",
    watch: "Watch the tutorial",
    sources: ["Calls", "Texts", "WhatsApp", "Emails", "Web forms", "Notebook"],
    jobs: ["Mrs Hall, gutters", "Flat 2, new boiler", "The Larches, rewire"],
  },
  features: {
    tag: "What is on the board",
    title: "Eight ways, all switched on.",
    lede: "Each one takes over from an app, a notebook or something you meant to do last night.",
    items: [
      {
        title: "One inbox",
        text: "Calls, texts, emails, WhatsApp and Facebook messages sit under the customer’s name. Scroll one thread and you know where you are.",
      },
      {
        title: "Missed-call text back",
        text: "You are up a ladder when it rings. The caller gets a text straight away, before they try the next name on the list.",
      },
      {
        title: "Email campaigns",
        text: "Sending up to 50,000 emails costs £26, versus £357 for a competitor. Service reminders, a quiet-month offer, a hello to old customers.",
        drawing: "emails",
      },
      {
        title: "Social planner",
        text: "Line up a month of posts on one wet afternoon. It comes with the board, saving £99/month on a social planner.",
        drawing: "planner",
      },
      {
        title: "Job pipeline",
        text: "New, quoted, booked, paid. Every job is a card in one of four columns, and a quote nobody has answered is plain to see.",
      },
      {
        title: "Online booking",
        text: "Customers pick a survey slot you have left free. A reminder goes out the evening before, so fewer doors stay shut.",
      },
      {
        title: "Quotes and invoices",
        text: "Written on the drive from your own rates, accepted on a phone, paid from a link.",
      },
      {
        title: "Reviews",
        text: "Mark the job done and the customer is asked for a Google review. Once, with the link already in it.",
      },
    ],
  },
  video: {
    tag: "Tutorial",
    title: "See it from the van seat.",
    text: "The tutorial follows one leaking gutter from a missed call to a paid invoice.",
    privacy: "Nothing loads from the video’s host until you press play.",
    play: "Play the tutorial",
    frame: "Tutorial video: one job from missed call to paid invoice",
    link: "Open the video in a new tab",
    columns: ["New", "Quoted", "Booked", "Paid"],
  },
  industries: {
    tag: "Industries served",
    title: "Twelve trades in the yard.",
    lede: "A roofer quotes from a ladder, a kitchen fitter over three visits. Each trade gets its own forms, columns and reminders.",
    names: [
      "Roofers",
      "Scaffolders",
      "Builders",
      "Joiners",
      "Plumbers",
      "Heating engineers",
      "Electricians",
      "Plasterers",
      "Tilers",
      "Kitchen fitters",
      "Decorators",
      "Landscapers",
    ],
  },
  help: {
    tag: "How we help",
    title: ["We wire it in.", "You flick the switch."],
    yours: "Your part",
    steps: [
      {
        title: "Strategic planning",
        text: "We go through how the firm runs now: where enquiries land, who answers, what gets forgotten. Then we draw the board on one sheet.",
        yours: "Talk us through a normal week.",
      },
      {
        title: "Implementation and setup",
        text: "We build the pipeline, the calendar and the message templates, and bring your customers over from the phone, the spreadsheet and the notebook.",
        yours: "Send us what you have, in any state.",
      },
      {
        title: "Training and support",
        text: "You and whoever does the books learn it on your own phones, with your own jobs. When something sticks later, you ring us.",
        yours: "Ask the daft questions.",
      },
      {
        title: "Integration and automation",
        text: "We connect your website, accounts and phone number, then switch on the texts, reminders and follow-ups one at a time.",
        yours: "Say yes or no to each message.",
      },
    ],
  },
  articles: {
    tag: "From the blog",
    title: "Latest Articles",
    all: "View All Articles",
    items: [
      {
        slug: "missed-calls-cost-jobs",
        title: "What a missed call really costs",
        date: "2026-11-10",
        excerpt:
          "Work out what unanswered calls take out of your year, using your own call log. Then mend the worst this week with a greeting and two set times.",
        readTime: 5,
        category: "CRM",
        image: "/pictures/blog/missed-calls-cost-jobs-1280.webp",
        imageAlt:
          "Drawing of a mobile phone ringing on a scaffold board beside a pair of work gloves",
      },
      {
        slug: "one-inbox-for-every-enquiry",
        title: "One inbox for every enquiry",
        date: "2026-10-27",
        excerpt:
          "Calls, texts, WhatsApp, Messenger, email and a note on a bit of plasterboard. How to get every enquiry into one list you trust, for free.",
        readTime: 7,
        category: "CRM",
        image: "/pictures/blog/one-inbox-for-every-enquiry-1280.webp",
        imageAlt:
          "Drawing of five downpipes of different sizes running into a single open letterbox",
      },
      {
        slug: "follow-up-quotes-without-nagging",
        title: "How to follow up a quote without nagging",
        date: "2026-10-13",
        excerpt:
          "Four short messages, three weeks and a clean finish. Words to copy, what to say when you are too dear, and where the marketing rules start.",
        readTime: 6,
        category: "CRM",
        image: "/pictures/blog/follow-up-quotes-without-nagging-1280.webp",
        imageAlt: "Drawing of a folded quote on a doormat below a front door letterbox",
      },
    ],
  },
  booking: {
    tag: "Free demo",
    title: "Book Your Free Demo",
    text: "Pick a time that suits. We share our screen, put jobs like yours on the board and answer what you ask.",
    points: [
      "From the van or the kitchen table",
      "Your trade, your kind of jobs",
      "A straight answer on whether it is worth it",
    ],
    frame: "Booking calendar for a free demo",
    loading: "The calendar is loading.",
    fallback: "If nothing appears, open it in a new tab or ring",
    link: "Open the calendar in a new tab",
  },
} as const;
