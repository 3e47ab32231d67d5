import { z } from "zod";

/** What a picture shows, for people who cannot see it. */
export const altText = z
  .string({ error: "This field did not arrive. Please try again." })
  .trim()
  .max(300, { error: "Please keep this to 300 characters." });
