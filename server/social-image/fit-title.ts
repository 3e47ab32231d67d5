import { width } from "./lettering.ts";

const SIZES = [120, 108, 96, 88, 80, 72, 64, 58, 52, 46, 40, 36];
const LEADING = 1.02;

interface Room {
  width: number;
  height: number;
}

/** A title in lines, as large as there is room for it; what no size has room for ends in an ellipsis. */
export function fitTitle(title: string, room: Room) {
  for (const size of SIZES) {
    const lines = wrapped(title, size, room.width);
    const isWhole = lines.every((line) => width(line, size, "display") <= room.width);
    if (isWhole && lines.length * size * LEADING <= room.height)
      return { lines, size, leading: size * LEADING };
  }
  const size = SIZES.at(-1) ?? 36;
  const most = Math.floor(room.height / (size * LEADING));
  const all = wrapped(title, size, room.width);
  const shown = all.slice(0, most).map((line) => cut(line, size, room.width, "display"));
  const more = all.length > most;
  const lines = shown.map((line, i) =>
    more && i === most - 1 ? cut(`${line} …`, size, room.width, "display") : line,
  );
  return { lines, size, leading: size * LEADING };
}

/** The text as far as there is room, with an ellipsis when that is not all of it. */
export function cut(
  text: string,
  size: number,
  room: number,
  typeface: "display" | "text",
): string {
  if (width(text, size, typeface) <= room) return text;
  const characters = Array.from(text.replace(/ ?…$/, ""));
  const shortened = () => `${characters.join("").trimEnd()}…`;
  while (characters.length > 0 && width(shortened(), size, typeface) > room) characters.pop();
  return shortened();
}

function wrapped(title: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && width(longer, size, "display") <= room)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
