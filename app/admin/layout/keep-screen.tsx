import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

interface Holding {
  isKept: boolean;
  hold(): () => void;
}

const HoldingContext = createContext<Holding | null>(null);

/** Knows whether a screen asked to stay when the session ends. */
export function KeepScreenProvider({ children }: { children: ReactNode }) {
  const [holds, setHolds] = useState(0);
  const [hold] = useState(() => () => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  });
  return <HoldingContext value={{ isKept: holds > 0, hold }}>{children}</HoldingContext>;
}

export function useScreenIsKept(): boolean {
  return useContext(HoldingContext)?.isKept ?? false;
}

/**
 * For a screen with unsaved text: while it is mounted the guard leaves it on the screen when the
 * session ends, and the screen itself asks to sign in again. The server's guard stands as before.
 */
export function useKeepScreen(): void {
  const hold = useContext(HoldingContext)?.hold;
  useEffect(() => hold?.(), [hold]);
}
