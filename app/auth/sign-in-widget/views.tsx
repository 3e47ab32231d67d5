import type { EmailOtpType, MobileOtpType } from "@supabase/supabase-js";
import { TextField } from "#app/ui/field.tsx";
import type { Texts } from "./texts.ts";
import { EmailField, field, outcomeOf, WidgetForm } from "./widget-form.tsx";

export interface ViewProps {
  texts: Texts;
  /** The path a link in a mail leads back to. */
  redirectTo: string;
  /** Kept with a new account. */
  signUpData?: object | undefined;
  otpType: EmailOtpType | MobileOtpType;
}

export function SignInView({ texts }: ViewProps) {
  return (
    <WidgetForm
      texts={texts}
      {...texts.sign_in}
      submit={async (client, fields) => {
        const [email, password] = [field(fields, "email"), String(fields.get("password") ?? "")];
        if (!email || !password) return { error: texts.missingCredentials };
        const { error } = await client.auth.signInWithPassword({ email, password });
        return outcomeOf(error, texts);
      }}
    >
      <EmailField texts={texts} />
      <PasswordField label={texts.passwordLabel} autoComplete="current-password" />
    </WidgetForm>
  );
}

export function SignUpView({ texts, redirectTo, signUpData }: ViewProps) {
  return (
    <WidgetForm
      texts={texts}
      {...texts.sign_up}
      submit={async (client, fields) => {
        const [email, password] = [field(fields, "email"), String(fields.get("password") ?? "")];
        if (!email || !password) return { error: texts.missingCredentials };
        const { data, error } = await client.auth.signUp({
          email,
          password,
          options: {
            emailRedirectTo: addressOf(redirectTo),
            ...(signUpData && { data: signUpData }),
          },
        });
        const needsConfirmation = data.user && !data.session;
        return outcomeOf(error, texts, needsConfirmation ? texts.sign_up.confirmation : undefined);
      }}
    >
      <EmailField texts={texts} />
      <PasswordField label={texts.passwordLabel} autoComplete="new-password" />
    </WidgetForm>
  );
}

export function ForgottenPasswordView({ texts, redirectTo }: ViewProps) {
  return (
    <WidgetForm
      texts={texts}
      {...texts.forgotten_password}
      submit={async (client, fields) => {
        const email = field(fields, "email");
        if (!email) return { error: texts.emptyEmail };
        const { error } = await client.auth.resetPasswordForEmail(email, {
          redirectTo: addressOf(redirectTo),
        });
        return outcomeOf(error, texts, texts.forgotten_password.confirmation);
      }}
    >
      <EmailField texts={texts} />
    </WidgetForm>
  );
}

export function MagicLinkView({ texts, redirectTo }: ViewProps) {
  return (
    <WidgetForm
      texts={texts}
      {...texts.magic_link}
      submit={async (client, fields) => {
        const email = field(fields, "email");
        if (!email) return { error: texts.emptyEmail };
        const { error } = await client.auth.signInWithOtp({
          email,
          options: { emailRedirectTo: addressOf(redirectTo), shouldCreateUser: false },
        });
        return outcomeOf(error, texts, texts.magic_link.confirmation);
      }}
    >
      <EmailField texts={texts} />
    </WidgetForm>
  );
}

export function UpdatePasswordView({ texts }: ViewProps) {
  return (
    <WidgetForm
      texts={texts}
      {...texts.update_password}
      submit={async (client, fields) => {
        const password = String(fields.get("password") ?? "");
        const { error } = await client.auth.updateUser({ password });
        return outcomeOf(error, texts);
      }}
    >
      <PasswordField label={texts.update_password.passwordLabel} autoComplete="new-password" />
    </WidgetForm>
  );
}

export function VerifyOtpView({ texts, otpType }: ViewProps) {
  const byPhone = otpType === "sms" || otpType === "phone_change";
  return (
    <WidgetForm
      texts={texts}
      {...texts.verify_otp}
      submit={async (client, fields) => {
        const token = field(fields, "token");
        const { error } = await client.auth.verifyOtp(
          byPhone
            ? { phone: field(fields, "phone"), token, type: otpType as MobileOtpType }
            : { email: field(fields, "email"), token, type: otpType as EmailOtpType },
        );
        return outcomeOf(error, texts);
      }}
    >
      {byPhone ? (
        <TextField label={texts.phoneLabel} name="phone" type="tel" autoComplete="tel" />
      ) : (
        <EmailField texts={texts} />
      )}
      <TextField
        label={texts.verify_otp.tokenLabel}
        name="token"
        inputMode="numeric"
        autoComplete="one-time-code"
      />
    </WidgetForm>
  );
}

export function addressOf(path: string): string {
  return new URL(path, window.location.origin).href;
}

function PasswordField({ label, autoComplete }: { label: string; autoComplete: string }) {
  return <TextField label={label} name="password" type="password" autoComplete={autoComplete} />;
}
