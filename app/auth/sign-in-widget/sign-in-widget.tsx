import type { EmailOtpType, MobileOtpType, Provider } from "@supabase/supabase-js";
import { useEffect, useMemo, useState } from "react";
import { useSession } from "#app/auth/session.tsx";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import { mergeTexts, type TextOverrides } from "./texts.ts";
import {
  ForgottenPasswordView,
  MagicLinkView,
  SignInView,
  SignUpView,
  UpdatePasswordView,
  VerifyOtpView,
} from "./views.tsx";

const VIEWS = {
  sign_in: SignInView,
  sign_up: SignUpView,
  forgotten_password: ForgottenPasswordView,
  magic_link: MagicLinkView,
  update_password: UpdatePasswordView,
  verify_otp: VerifyOtpView,
} as const;

export type View = keyof typeof VIEWS;

interface SignInWidgetProps {
  /** The views that may be shown; links lead to those a person can choose. */
  views: readonly View[];
  initialView?: View;
  /** A path of this site. */
  redirectTo: string;
  providers?: readonly Provider[];
  socialLayout?: "vertical" | "horizontal";
  /** What another service is asked for, and how. */
  scopes?: string;
  queryParams?: Record<string, string>;
  texts?: TextOverrides;
  signUpData?: object;
  otpType?: EmailOtpType | MobileOtpType;
}

/** Signing in by password, mailed link, one-time code or another service's account. */
export function SignInWidget({
  views,
  initialView = "sign_in",
  redirectTo,
  providers = [],
  socialLayout = "vertical",
  scopes,
  queryParams,
  texts: overrides,
  signUpData,
  otpType = "email",
}: SignInWidgetProps) {
  const { client } = useSession();
  const toast = useToast();
  const texts = useMemo(() => mergeTexts(overrides), [overrides]);
  const updated = texts.update_password.confirmation;
  const [view, setView] = useState<View>(initialView);

  useEffect(() => {
    if (!client) return;
    const { data } = client.auth.onAuthStateChange((event) => {
      if (event === "PASSWORD_RECOVERY") setView("update_password");
      if (event !== "USER_UPDATED") return;
      // The view it was chosen in is about to go, and perhaps the page with it.
      toast({ title: updated });
      setView("sign_in");
    });
    return () => data.subscription.unsubscribe();
  }, [client, toast, updated]);

  const Current = VIEWS[view];
  const showsProviders = providers.length > 0 && (view === "sign_in" || view === "sign_up");
  return (
    <div className="grid gap-5">
      {client && showsProviders && (
        <SocialButtons
          {...{ client, texts, providers, redirectTo, scopes, queryParams }}
          layout={socialLayout}
        />
      )}
      <Current key={view} {...{ texts, redirectTo, signUpData, otpType }} />
      <ul className="grid justify-items-start">
        {views.filter(isChosen(view)).map((other) => (
          <li key={other}>
            <Button look="plain" small onClick={() => setView(other)}>
              {texts[other].link}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A new password is asked for by a mail, never by a link here. */
function isChosen(view: View) {
  return (other: View): other is Exclude<View, "update_password"> =>
    other !== view && other !== "update_password" && view !== "update_password";
}
