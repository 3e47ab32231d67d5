/** The words of /portfolio. The case studies themselves are rows the owner edits. */
export const portfolio = {
  tag: "Drawing register",
  title: "Case Studies",
  lede: "Firms that make a living with their hands, and what each of them asked us for.",
  pick: "Pick one, or walk down the line.",
  register: "Case studies on this page",
  comparison: {
    tag: "Harker & Daughters Roofing, Yarm",
    title: "Before and after the scaffold came down.",
    lede: "The old site was a favour from Joan’s nephew in 2006. It had a guestbook, a fax number and a gallery that was always coming soon.",
    slider: "How much of the completed site to show",
    before: {
      label: "Initial design",
      src: "/pictures/work/harker-roofing-before-1280.webp",
      alt: "Initial design: blue buttons, a visitor counter, a scrolling yellow banner and a blurred photo with a thumb over the lens",
    },
    after: {
      label: "Completed site",
      src: "/pictures/work/harker-roofing-1280.webp",
      alt: "Completed site: the words “Roofs that stay put in a gale”, a button to book a survey and a drawn terracotta roof",
    },
    address: "harker-roofing.example",
    wantsTitle: "What the client wanted",
    wants: [
      {
        want: "Calls from homeowners, not price shoppers",
        got: "The first line says what they are good at. The button under it books a survey.",
      },
      {
        want: "Photos of real roofs, easy to add from a phone",
        got: "A finished roof goes on the site from the garden, before the ladder is down.",
      },
      {
        want: "A survey booked without ringing during the day",
        got: "Visitors pick a slot at any hour and it lands in the diary.",
      },
      {
        want: "To stop paying for a site nobody could change",
        got: "The words, the pictures and the domain are theirs, and so are the keys.",
      },
    ],
    stamp: "Signed off",
  },
  cases: {
    tag: "The work",
    title: "Follow the line.",
    lede: "What each firm asked for, what we fitted, and the site as it stands.",
    fitted: "Fitted",
    visit: "Visit Website",
    noPicture: "Picture to follow",
  },
  empty: {
    title: "The drawings are out on site.",
    text: "There are no case studies here just now. Ring us and we will talk you through the last few jobs, or read how we work.",
    link: "How we design",
  },
  failed: "The case studies could not be loaded. Please try again in a minute.",
  next: {
    title: "The next sheet is yours.",
    text: "Tell us what you do and what the phone should be ringing about. Ten minutes is enough to say what it takes and what it costs.",
    link: "Get Started",
    address: "your-firm.example",
  },
} as const;
