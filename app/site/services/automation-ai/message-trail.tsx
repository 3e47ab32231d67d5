import type { ReactNode } from "react";

interface MessageTrailProps {
  messages: readonly { from: string; text: string }[];
  /** What reaches the client in the end. */
  handover: { from: string; text: string };
}

export function MessageTrail({ messages, handover }: MessageTrailProps) {
  return (
    <div className="border border-ink bg-sheet p-6">
      <ol className="grid gap-y-2">
        {messages.map((message) => (
          <Line key={message.text} {...message} />
        ))}
      </ol>
      <hr className="chalk-line my-4" />
      <ul>
        <Line from={handover.from} text={<b>{handover.text}</b>} />
      </ul>
    </div>
  );
}

function Line({ from, text }: { from: string; text: ReactNode }) {
  return (
    <li className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
      <span className="text-sm text-soft">{from}</span>
      {text}
    </li>
  );
}
