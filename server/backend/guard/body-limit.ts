import type { Handler } from "../auth/context.ts";
import { refusal, type Service } from "./refusal.ts";

/**
 * Takes no body larger than this, whether its length was announced or not. Nothing is kept, and
 * the sender can use the connection again.
 */
export function limitBody(service: Service, maxBytes: number, next: Handler): Handler {
  const tooLarge = () => refusal(service, 413, "request_too_large", "The request is too large.");
  return async (request) => {
    const announced = request.headers.get("content-length");
    if (announced !== null) return Number(announced) > maxBytes ? tooLarge() : next(request);
    const { body } = request;
    if (!body) return next(request);

    let seen = 0;
    const counted = body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.byteLength;
          if (seen > maxBytes) controller.error(new Error("The body is too large."));
          else controller.enqueue(chunk);
        },
      }),
      // Cancelled, it would hang up before the sender has the answer.
      { preventCancel: true },
    );
    // The types of the browser do not know `duplex`; Node needs it for a body that is a stream.
    const init = { body: counted, duplex: "half" } as RequestInit;
    const limited = new Request(request, init);
    const outcome = await next(limited).catch((error: unknown) => {
      if (seen <= maxBytes) throw error;
      return null;
    });
    // What nobody wanted to read stands before the connection's next request.
    discard(limited.bodyUsed ? body : counted, maxBytes);
    return outcome && seen <= maxBytes ? outcome : tooLarge();
  };
}

/** Reads on for as long again; whoever sends more is hung up on. */
function discard(stream: ReadableStream<Uint8Array>, maxBytes: number): void {
  if (stream.locked) return;
  let seen = 0;
  const nowhere = new WritableStream<Uint8Array>({
    write(chunk) {
      seen += chunk.byteLength;
      if (seen > maxBytes) throw new Error("The body has no end.");
    },
  });
  stream.pipeTo(nowhere).catch(() => undefined);
}
