import type { AuthChangeEvent, User } from "@supabase/supabase-js";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { Db } from "#data/db.ts";
import { roleOf } from "#data/profiles.ts";
import { useBrowserClient } from "./browser-client.ts";

export type Session =
  | { status: "loading" }
  /** `left`: the owner chose to, and is on the way home. */
  | { status: "signed-out"; left: boolean }
  /** `isAdmin` is undefined until the first check has answered. */
  | {
      status: "signed-in";
      user: User;
      isAdmin: boolean | undefined;
      /** Came by a password-reset link and has yet to choose a new password. */
      recovering: boolean;
    };

interface SessionValue {
  session: Session;
  client: Db | null;
  signOut(): Promise<void>;
}

/** Keys in session storage; both live as long as the tab. */
export const ADMIN_KEY = "isAdmin";
export const RETURN_KEY = "returnTo";

const REFRESH_EVERY_MS = 5 * 60 * 1000;

const SessionContext = createContext<SessionValue | null>(null);

export function useSession(): SessionValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error("useSession is used outside SessionProvider");
  return value;
}

/** Also asked on reading pages, which have no session at all. */
export function useIsAdmin(): boolean {
  const session = useContext(SessionContext)?.session;
  return session?.status === "signed-in" && session.isAdmin === true;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useBrowserClient();
  const [session, setSession] = useState<Session>({ status: "loading" });

  useEffect(() => {
    if (!client) return;
    const { data } = client.auth.onAuthStateChange((event, next) => {
      if (!next) {
        forget(event);
        return setSession((current) => (isLeaving(current) ? current : SIGNED_OUT));
      }
      setSession((current) => signedIn(current, next.user, event));
      if (CHECK_ADMIN_ON.has(event)) {
        // Outside the callback: the client holds its lock while it calls us.
        setTimeout(() => checkAdmin(client, next.user).then(setSession));
      }
    });
    return () => data.subscription.unsubscribe();
  }, [client]);

  const isSignedIn = session.status === "signed-in";
  useEffect(() => {
    if (!client || !isSignedIn) return;
    const timer = setInterval(() => refresh(client), REFRESH_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, isSignedIn]);

  const signOut = useCallback(async () => {
    const before = session;
    forget("SIGNED_OUT");
    setSession({ status: "signed-out", left: true });
    // Here only: signing out on the phone must not end what is being written at the desk.
    const { error } = (await client?.auth.signOut({ scope: "local" })) ?? { error: null };
    if (!error) return;
    // Still signed in as far as the service is concerned: show what is true.
    setSession(before);
    throw error;
  }, [client, session]);

  const value = useMemo(() => ({ session, client, signOut }), [session, client, signOut]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

const CHECK_ADMIN_ON = new Set<AuthChangeEvent>([
  "INITIAL_SESSION",
  "SIGNED_IN",
  "TOKEN_REFRESHED",
  "MFA_CHALLENGE_VERIFIED",
]);

function signedIn(current: Session, user: User, event: AuthChangeEvent): Session {
  const same = current.status === "signed-in" && current.user.id === user.id ? current : null;
  const remembered = sessionStorage.getItem(ADMIN_KEY) === `${user.id}:true` ? true : undefined;
  const recovering =
    event === "PASSWORD_RECOVERY" || (event !== "USER_UPDATED" && (same?.recovering ?? false));
  return { status: "signed-in", user, isAdmin: same ? same.isAdmin : remembered, recovering };
}

const SIGNED_OUT: Session = { status: "signed-out", left: false };

function isLeaving(session: Session): boolean {
  return session.status === "signed-out" && session.left;
}

function forget(event: AuthChangeEvent): void {
  sessionStorage.removeItem(ADMIN_KEY);
  if (event === "SIGNED_OUT") sessionStorage.removeItem(RETURN_KEY);
}

/** A lookup that fails means: not an administrator. */
async function checkAdmin(client: Db, user: User): Promise<(current: Session) => Session> {
  const isAdmin = await roleOf(client, user.id).then(
    (role) => role === "admin",
    (error) => {
      console.warn("The administrator check failed.", error);
      return false;
    },
  );
  return (current) => {
    if (current.status !== "signed-in" || current.user.id !== user.id) return current;
    sessionStorage.setItem(ADMIN_KEY, `${user.id}:${isAdmin}`);
    return { ...current, isAdmin };
  };
}

async function refresh(client: Db): Promise<void> {
  const { error } = await client.auth.refreshSession();
  if (error) console.warn("The session could not be refreshed.", error.message);
}
