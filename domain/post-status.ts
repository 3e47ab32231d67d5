export const POST_STATUSES = ["draft", "scheduled", "published"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const STATUS_LABELS: Record<PostStatus, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
};

interface Publication {
  published: boolean;
  published_at: string | null;
}

/** Nothing runs when a scheduled post comes due: its status is what the time says. */
export function statusOf({ published, published_at }: Publication, now: Date): PostStatus {
  if (!published) return "draft";
  return published_at && new Date(published_at) > now ? "scheduled" : "published";
}
