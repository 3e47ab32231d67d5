/** Who the site belongs to. The first file an owner's developer edits. */
export const site = {
  name: "Second Fix",
  promise: "We build your website and tech. You stay on the tools.",
  description: "Digital solutions for your business",
  email: "hello@secondfix.example",
  phone: "07700 900123",
  phoneHref: "tel:+447700900123",
  whatsappHref: "https://wa.me/447700900123",
  location: "Stockton-on-Tees",
  region: "Tees Valley",
  country: "GB",
  owner: {
    name: "Sam Alderson",
    role: "Owner, Second Fix",
    /** A file under public/, square, at least 480 px; without one the initials show. */
    photo: null as string | null,
  },
  socialImage: "/og-image.png",
  locale: "en_GB",
  language: "en-GB",
  timeZone: "Europe/London",
} as const;

/** Used when BOOKING_URL and VIDEO_URL are not set. */
export const embeds = {
  bookingUrl: "https://booking.secondfix.example/widget/crm-demo",
  videoUrl: "https://video.secondfix.example/embed/crm-tour",
} as const;
