/** The words of /services/web-design. The client projects come from the database. */
export const webDesign = {
  hero: {
    tag: "Web design",
    title: ["Drawn with\u00a0you.", "Built when you\u00a0say\u00a0so."],
    lede: "Your next customer is on a phone, in a kitchen, with water coming through the ceiling. We design for that moment, and you see every page before we build it.",
    consult: "Get a free consultation",
    questionnaire: "Start the questionnaire",
    drawing: {
      label:
        "Working drawing of a plumber’s website on a phone, with four notes: opens on one bar, trade and town first, your own jobs, and a ring button under the thumb.",
      headline: ["Plumber", "in Norton."],
      button: "Ring now",
    },
    notes: [
      ["Opens on", "one bar"],
      ["Trade and", "town first"],
      ["Your own jobs,", "no stock photos"],
      ["Ring button", "under the thumb"],
    ],
  },
  design: {
    tag: "What we design",
    title: "From the first line to the side of the van.",
    services: [
      {
        title: "New websites",
        text: "Built around the jobs you want more of, with your trade and your town where people look first.",
      },
      {
        title: "Rebuilds",
        text: "Keep the address people know. Lose the slider, the stock handshake and the form that goes nowhere.",
      },
      {
        title: "Logo and branding",
        text: "A name that reads on a van going past, and the same look on your quotes, shirts and boards.",
      },
      {
        title: "Words and photos",
        text: "You talk, we write it down properly. We tell you which photos to take, and what to move out of the shot first.",
      },
    ],
  },
  process: {
    tag: "Programme of works",
    title: "Nothing is built until you have seen it.",
    lede: "Four stages. You look at each one before the next starts.",
    bring: "You bring",
    signed: "Signed off",
    steps: [
      {
        title: "Discovery",
        text: "We ask which jobs you want, where, and who usually rings. You ask us anything.",
        bring: "a list of the jobs you like",
      },
      {
        title: "Design Strategy",
        text: "Which pages, what comes first, what each one is for. You get it as a drawing to mark up.",
        bring: "a red pen",
      },
      {
        title: "Implementation",
        text: "We build what you agreed, with your words and your photos, somewhere private for you to try.",
        bring: "photos off your phone",
      },
      {
        title: "Review & Launch",
        text: "You try it on your own phone. We clear the snags, point your domain at it and hand over.",
        bring: "a yes",
      },
    ],
  },
  projects: {
    tag: "Client projects",
    title: "Handed over, and out at work.",
    titleWithoutProjects: "See what went live.",
    lede: "None of them came out of a template, so none of them look alike.",
    ledeWithoutProjects: "Every case study shows what the client wanted and what they got.",
    visit: "Visit Website",
    newTab: "opens in a new tab",
    all: "See all case studies",
  },
  closing: {
    title: "Show us what you have now.",
    text: "Or say you have nothing yet. Either way the first conversation is free.",
    job: "Your website",
    sheet: "01 of 04, web design",
    consult: "Get a free consultation",
    questionnaire: "Fill in the questionnaire",
  },
} as const;
