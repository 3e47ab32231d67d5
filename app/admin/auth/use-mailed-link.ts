import type { EmailOtpType } from "@supabase/supabase-js";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#app/auth/session.tsx";

const TYPES = new Set(["signup", "magiclink", "recovery", "email_change", "email"]);

/** Redeems the link of a mail, once, and takes its token out of the address bar. */
export function useMailedLink(): { error: string | null } {
  const { client } = useSession();
  const [params, setParams] = useSearchParams();
  const [error, setError] = useState<string | null>(null);
  const redeemed = useRef(false);
  const tokenHash = params.get("token_hash");
  const type = params.get("type") ?? "";

  useEffect(() => {
    if (!client || !tokenHash || !TYPES.has(type) || redeemed.current) return;
    redeemed.current = true;
    client.auth.verifyOtp({ token_hash: tokenHash, type: type as EmailOtpType }).then((result) => {
      setError(result.error?.message ?? null);
      setParams({}, { replace: true, preventScrollReset: true });
    });
  }, [client, tokenHash, type, setParams]);

  return { error };
}
