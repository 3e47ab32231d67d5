import { services } from "#app/request.ts";
import { mediaUrl } from "#data/media.ts";
import { replaceMedia, storeMedia } from "#data/media-upload.ts";
import { Failure } from "#domain/failure.ts";
import type { Route } from "./+types/upload.route";
import { readUpload } from "./read-upload.ts";
import type { UploadAnswer } from "./send-file.ts";

/** Takes one file as the body of the request: a browser reports the progress of such an upload. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { db, media, log, config } = context.get(services);
  const params = new URL(request.url).searchParams;
  const replaced = params.get("replace");
  try {
    const bytes = await readUpload(request);
    const { signal } = request;
    const upload = { name: params.get("name") ?? "", bytes, signal };
    const file = replaced
      ? await replaceMedia(db, media, replaced, upload)
      : await storeMedia(db, media, upload);
    return answer({ file: { ...file, url: mediaUrl(file.path, config.connection.url) } }, 200);
  } catch (err) {
    // Nobody is left to hear the answer.
    if (request.signal.aborted) return answer({ error: "Cancelled." }, 499);
    if (!(err instanceof Failure)) throw err;
    if (err.code === "invalid" || err.code === "not_found")
      return answer({ error: err.message }, err.status);
    log.error({ err }, "an upload could not be stored");
    return answer({ error: "The file could not be stored. Please try again." }, err.status);
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

function answer(body: UploadAnswer, status: number): Response {
  return Response.json(body, { status });
}
