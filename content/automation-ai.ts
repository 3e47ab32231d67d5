/** The words of /services/automation-ai. The numbers of the circuits are those on the board. */
export const automationAi = {
  hero: {
    tag: "Automation and AI",
    title: ["The office runs while you are on\u00a0site."],
    lede: "Calls answered, reviews asked for, paperwork read. Each one is a circuit with a switch of its own, and the main switch stays with you.",
    start: "Tell us what eats your evenings",
    drawing:
      "A consumer unit with four labelled circuits: calls, quotes, reviews and papers. Three are switched on, one is off, and the main switch is marked You.",
    you: "You",
  },
  circuits: {
    tag: "Circuit chart",
    title: "Four circuits to start with.",
    lede: "Switch on one. Live with it for a while. Then think about the next.",
    when: "When",
    does: "Then",
    say: "Your say",
    /** `label` stands on the board; `live` is its switch there. */
    list: [
      {
        title: "Missed calls",
        label: "Calls",
        live: true,
        when: "The phone rings and you cannot pick up.",
        does: "The caller gets a text back with a link to book a survey.",
        say: "Which hours, and the wording.",
      },
      {
        title: "Quote follow-up",
        label: "Quotes",
        live: true,
        when: "A quote has gone quiet.",
        does: "One short, polite nudge goes out, in your words.",
        say: "Hold it back with a tap.",
      },
      {
        title: "Reviews",
        label: "Reviews",
        live: true,
        when: "You mark a job as done.",
        does: "The customer is asked for a review. Once.",
        say: "When it goes, and what it says.",
      },
      {
        title: "Paperwork",
        label: "Papers",
        live: false,
        when: "An invoice, certificate or delivery note lands.",
        does: "It is read, named and filed against the job.",
        say: "Anything it is unsure of waits for you.",
      },
    ],
  },
  uses: {
    tag: "In use",
    title: "Where it earns its keep.",
    lede: "Three ordinary uses, and what each looks like on the day.",
    service: {
      title: "Customer service",
      text: "It answers the questions you get every week, day or night. When it is out of its depth it says so and fetches you.",
      caption: "An evening enquiry",
      messages: [
        { from: "Customer", text: "Do you cover Billingham?" },
        { from: "Your assistant", text: "Yes, most weeks. Is it a leak or a planned job?" },
        { from: "Customer", text: "Leak. Kitchen ceiling." },
      ],
      handover: { from: "To you", text: "Ring this one now. Number and address attached." },
    },
    data: {
      title: "Data processing",
      text: "Delivery notes, certificates and timesheets become lines you can search, add up and send to your accountant.",
      caption: "From the dashboard to the books",
      drawing: "A creased delivery note becomes a row in a table, with one figure marked to check.",
    },
    prediction: {
      title: "Predictive analysis",
      text: "Your own job history shows which months go quiet and whose boiler is due a service. You see it in time to ring them.",
      caption: "Jobs by month: built is booked, dashed is likely",
      drawing:
        "A bar chart of a year. Nine months are solid, the next three dashed, with a dip coming after Christmas.",
    },
  },
  closing: {
    title: "Which job would you hand over first?",
    text: "Name the one you do at the kitchen table. We will say if it is worth automating, and what it costs.",
    job: "One circuit, to start",
    sheet: "03 of 04, automation and AI",
    quote: "Get a quote",
  },
} as const;
