import { z } from "zod";

/** How long a link to a draft may open it. */
export const LINK_DAYS = [1, 7, 30] as const;

export const linkIntent = z.discriminatedUnion("do", [
  z.object({ do: z.literal("create"), post: z.uuid(), days: z.literal(LINK_DAYS) }),
  z.object({ do: z.literal("revoke"), post: z.uuid(), link: z.uuid() }),
]);
