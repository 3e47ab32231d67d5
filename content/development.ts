/** The words of /services/development. Letters name the plates of the exploded drawing. */
export const development = {
  hero: {
    tag: "Development",
    title: ["Software made to measure."],
    lede: "When the spreadsheet is groaning and the off-the-shelf app wants you to work its way, we build the piece that fits yours.",
    quote: "Get a quote",
    drawing:
      "Exploded drawing of a quoting tool. Four plates are stacked on a plumb line: A the screen, B the rates and rules, C the records, D the joins.",
  },
  plates: [
    { letter: "A", name: "What your customer sees" },
    { letter: "B", name: "Your rates and rules" },
    { letter: "C", name: "Your records" },
    { letter: "D", name: "The joins to everything else" },
  ],
  offerings: {
    tag: "What we build",
    title: "The piece you cannot buy off the shelf.",
    lede: "Start with the part that wastes most of your week. The rest can wait, or never happen.",
    list: [
      {
        title: "Booking and quoting",
        text: "Customers pick a survey slot you have free. You price it from your own rates and send it before you leave the drive.",
      },
      {
        title: "Client portals",
        text: "One link for each job: photos, certificates, stage payments, what happens next. Fewer calls to ask if there is any news.",
      },
      {
        title: "Tools for the van",
        text: "Job sheets, checklists and photos on the phone you already carry. They work in a cellar and catch up when the signal does.",
      },
      {
        title: "Joins between tools",
        text: "Accounts, diary, CRM, supplier price files. We connect the ones you pay for, so nothing gets typed twice.",
      },
    ],
  },
  parts: {
    tag: "Parts list",
    title: "Nothing exotic in it.",
    lede: "Ordinary, well-kept parts. Any good developer could open it up and carry on.",
    plate: "Plate",
    list: [
      { name: "HTML & CSS", use: "Pages that open on any phone", plate: "A" },
      { name: "React", use: "Screens that change as you tap", plate: "A" },
      { name: "Tailwind CSS", use: "One look on every screen", plate: "A" },
      { name: "TypeScript", use: "Finds our slips before you do", plate: "B" },
      { name: "Node.js", use: "Does the work behind the screen", plate: "B" },
      { name: "Python", use: "Reads files, adds up figures", plate: "B" },
      { name: "PostgreSQL", use: "Keeps jobs, customers and prices", plate: "C" },
      { name: "Supabase", use: "Sign-in, and who may see what", plate: "C" },
      { name: "SQLite", use: "Holds your notes with no signal", plate: "C" },
      { name: "Stripe", use: "Takes cards and deposits", plate: "D" },
      { name: "Playwright", use: "Presses every button first", plate: "D" },
      { name: "Docker", use: "Moves it to any host in one piece", plate: "D" },
    ],
  },
  ai: {
    tag: "AI, where it saves typing",
    title: "Treat it like an apprentice.",
    lede: "Quick, keen and sometimes wrong. So it drafts, and you check.",
    goesIn: "Goes in",
    comesOut: "Comes out",
    features: [
      {
        title: "Quotes from a voice note",
        goesIn: "“Strip out, retile, new shower tray, two days, Mrs Hall in Yarm.”",
        comesOut: "A quote laid out with your rates in it, waiting for your yes.",
      },
      {
        title: "Paperwork that gets read",
        goesIn: "A photo of a delivery note, creased, on a dashboard.",
        comesOut: "Supplier, items and total against the right job.",
      },
      {
        title: "Answers from your own jobs",
        goesIn: "“What did we charge for the last dormer in Norton?”",
        comesOut: "The quote, the final bill and the photos, with where each was found.",
      },
    ],
  },
  closing: {
    title: "What do you still do by hand?",
    text: "Tell us, and we will say what it takes to build and what it costs.",
    job: "The piece that fits",
    sheet: "02 of 04, development",
    quote: "Get a quote",
  },
} as const;
