/**
 * The document a video frame starts with: one clear link over the poster behind it. Following the
 * link puts the video in the frame's own place, so the host hears of nobody who did not press play,
 * and no script is needed. Its colour scheme must be the page's, or the frame is not see-through.
 */
export function pressToPlay(url: string, label: string): string {
  return `<!doctype html><meta name="color-scheme" content="light dark"><title>${escaped(label)}</title><style>a{position:absolute;inset:0;color:light-dark(#23628f,#86bbe0)}:focus-visible{outline:4px solid;outline-offset:-8px}</style><a href="${escaped(url)}" aria-label="${escaped(label)}"></a>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
