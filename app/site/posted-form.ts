/** A posted form, never holding more than `limit` bytes of it. */
export async function postedForm(
  request: Request,
  limit: number,
): Promise<FormData | "too large" | "unreadable"> {
  if (Number(request.headers.get("content-length")) > limit) return "too large";
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return "too large";
    chunks.push(chunk);
  }
  const type = request.headers.get("content-type") ?? "";
  const body = new Response(new Blob(chunks), { headers: { "content-type": type } });
  return body.formData().catch(() => "unreadable");
}
