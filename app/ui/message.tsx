import type { ReactNode } from "react";

const looks = {
  note: { className: "message", role: undefined },
  danger: { className: "message message-danger", role: "alert" },
  success: { className: "message message-success", role: "status" },
} as const;

interface MessageProps {
  look?: keyof typeof looks;
  children: ReactNode;
}

export function Message({ look = "note", children }: MessageProps) {
  return <div {...looks[look]}>{children}</div>;
}
