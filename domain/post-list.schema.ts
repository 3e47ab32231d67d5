import { z } from "zod";

const ids = z.array(z.uuid()).min(1).max(100);

/** What the owner can do to posts from the list. */
export const listIntent = z.discriminatedUnion("do", [
  z.object({ do: z.literal("publish"), ids }),
  z.object({ do: z.literal("unpublish"), ids }),
  z.object({ do: z.literal("delete"), ids }),
  z.object({ do: z.literal("restore"), ids }),
  z.object({
    do: z.literal("reset"),
    before: z
      .array(
        z.object({
          id: z.uuid(),
          published: z.boolean(),
          published_at: z.iso.datetime({ offset: true }).nullable(),
        }),
      )
      .max(100),
  }),
  z.object({ do: z.literal("duplicate"), id: z.uuid() }),
]);

export type ListIntent = z.infer<typeof listIntent>;
