/** Text for an element or an attribute. */
export function escapeXml(text: string): string {
  return legal(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Mark-up carried as it is: the one sequence that would end the section is split over two. */
export function cdata(text: string): string {
  return `<![CDATA[${legal(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

/** XML 1.0 has no place for most control characters and for halves of a surrogate pair. */
function legal(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "");
}
