/** The words of /blog and of the pages around an article. The articles are rows the owner edits. */
export const blog = {
  tag: "Toolbox talks",
  title: "Latest Articles",
  lede: "Short reads for the van, the merchant’s queue or a wet dinner hour. The tape under each one is marked in minutes.",
  more: "Read More",
  loading: "Loading articles",
  failed: "Failed to load blog posts",
  retry: "Try again",
  empty: "No blog posts available at the moment.",
  beyond: "There are no articles this far back.",
  pages: { label: "Pages of articles", newer: "Newer articles", older: "Older articles" },
  fallbackImage: "/pictures/blog/fallback-1280.webp",
  feed: "Follow by RSS",
  back: "Back to Blog",
  article: {
    missing: "Article Not Found",
    unpublished: "The blog post you're looking for doesn't exist or isn't published.",
    failed: "Failed to load the blog post",
    contents: "On this page",
    category: "Filed under",
    published: "Published",
    length: "Length",
    author: "Written by",
    neighbours: "Next and previous articles",
    previous: "Previous article",
    next: "Next article",
    related: "More on the same job",
  },
  preview: {
    title: "Preview",
    closed: "This preview is closed",
    why: "The link has run out or was withdrawn. Ask whoever sent it for a new one.",
  },
  ask: {
    title: "Got one we haven’t answered?",
    text: "Send us the question. If it is a quick one you get the answer straight back, and it may end up here.",
    link: "Ask us",
  },
} as const;

export function readTime(minutes: number): string {
  return `${minutes} min read`;
}
