const AROUND = 12;

/** Two texts from a little before the first word in which they differ to a little after the last. */
export function differingParts(one: string, other: string): [string, string] {
  const [left, right] = [one.split(" "), other.split(" ")];
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start++;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  return [part(left, start, end), part(right, start, end)];
}

function part(words: string[], same: number, sameAtEnd: number): string {
  const from = Math.max(0, same - AROUND);
  const to = Math.min(words.length, words.length - sameAtEnd + AROUND);
  const text = words.slice(from, to).join(" ");
  return `${from > 0 ? "… " : ""}${text}${to < words.length ? " …" : ""}`;
}
