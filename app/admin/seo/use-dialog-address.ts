import { useNavigate, useSearchParams } from "react-router";

const DIALOG = ["edit", "new", "from"];

/** Opens and closes a dialog by the address, keeping the list behind it as it is. */
export function useDialogAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  function address(changes: Record<string, string> = {}): string {
    const next = new URLSearchParams(params);
    for (const name of DIALOG) next.delete(name);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `?${next}`;
  }

  return {
    address,
    close: () => void navigate(address(), { replace: true, preventScrollReset: true }),
  };
}
