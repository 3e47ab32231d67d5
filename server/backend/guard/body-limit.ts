import type { Handler } from "../auth/context.ts";
import { refusal, type Service } from "./refusal.ts";

/** Takes no body larger than this, whether its length was announced or not. Nothing is kept. */
export function limitBody(service: Service, maxBytes: number, next: Handler): Handler {
  const tooLarge = () => refusal(service, 413, "request_too_large", "The request is too large.");
  return async (request) => {
    if (!request.body) return next(request);
    const announced = request.headers.get("content-length");
    if (announced !== null) return Number(announced) > maxBytes ? tooLarge() : next(request);

    let seen = 0;
    const counted = request.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > maxBytes) controller.error(new Error("The body is too large."));
          else controller.enqueue(chunk);
        },
      }),
    );
    // The types of the browser do not know `duplex`; Node needs it for a body that is a stream.
    const init = { body: counted, duplex: "half" } as RequestInit;
    const outcome = await next(new Request(request, init)).catch((error: unknown) => {
      if (seen <= maxBytes) throw error;
      return null;
    });
    // Whatever the engine made of a body that broke off.
    return outcome && seen <= maxBytes ? outcome : tooLarge();
  };
}
