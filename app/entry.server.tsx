import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { Failure } from "#domain/failure.ts";
import { services } from "./request.ts";

// The server takes both from here, so that it and the pages share one copy of React Router.
export { createRequestHandler } from "react-router";
export { provideServices } from "./request.ts";

/**
 * Pages are rendered to completion before a byte leaves: a whole page compresses better than a
 * stream of flushes, can be cached, and can still change its status.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        onAllReady() {
          const stream = new PassThrough();
          text(stream).then((html) => {
            headers.set("content-type", "text/html; charset=utf-8");
            resolve(new Response(html, { status, headers }));
          }, reject);
          pipe(stream);
        },
        onShellError: reject,
        onError: reject,
      },
    );
    request.signal.addEventListener("abort", () => abort(), { once: true });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(services);
  const status = error instanceof Failure ? error.status : 500;
  log.error({ err: error, status, path: new URL(request.url).pathname }, "request failed");
};
