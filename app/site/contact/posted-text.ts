import { postedForm } from "../posted-form.ts";

/** The text fields of a posted form, never holding more than `limit` bytes of it. */
export async function postedText(
  request: Request,
  limit: number,
): Promise<Record<string, string> | "too large" | "unreadable"> {
  const form = await postedForm(request, limit);
  return typeof form === "string" ? form : Object.fromEntries([...form].filter(isText));
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === "string";
}
