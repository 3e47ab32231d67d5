import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import { useSession } from "./session.tsx";

/** Local state first, then the service, then home. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  return useCallback(async () => {
    try {
      await signOut();
      await navigate("/");
      toast({ title: "Signed out", text: "You have been successfully signed out." });
    } catch (error) {
      console.warn("Signing out failed.", error);
      toast({ look: "danger", title: "Error", text: "Failed to sign out. Please try again." });
    }
  }, [signOut, navigate, toast]);
}
