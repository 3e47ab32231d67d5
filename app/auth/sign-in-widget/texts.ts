/** Every word of the widget. Pass `texts` to say them in another language. */
export const defaultTexts = {
  emailLabel: "Email address",
  emailPlaceholder: "you@example.co.uk",
  phoneLabel: "Phone number",
  passwordLabel: "Password",
  missingCredentials: "You must provide either an email or phone number and a password",
  emptyEmail: "Enter your email address",
  unexpected: "An unexpected error occurred. Please try again.",
  socialButton: "Continue with {provider}",
  sign_in: {
    button: "Sign in",
    busy: "Signing in…",
    link: "Already have an account? Sign in",
  },
  sign_up: {
    button: "Sign up",
    busy: "Signing up…",
    link: "No account yet? Sign up",
    confirmation: "Check your email for the confirmation link",
  },
  forgotten_password: {
    button: "Send reset link",
    busy: "Sending…",
    link: "Forgotten your password?",
    confirmation: "Check your email for the password reset link",
  },
  magic_link: {
    button: "Send magic link",
    busy: "Sending…",
    link: "Sign in with a link by email",
    confirmation: "Check your email for the magic link",
  },
  update_password: {
    passwordLabel: "New password",
    button: "Update password",
    busy: "Updating…",
    confirmation: "Your password has been updated",
  },
  verify_otp: {
    tokenLabel: "One-time code",
    button: "Verify code",
    busy: "Checking…",
    link: "Enter a one-time code",
  },
};

export type Texts = typeof defaultTexts;

/** Any part may be left out; what is left out stays as it is. */
export type TextOverrides = {
  [Key in keyof Texts]?: Texts[Key] extends string ? string : Partial<Texts[Key]>;
};

export function mergeTexts(overrides: TextOverrides = {}): Texts {
  const merged: Record<string, unknown> = { ...defaultTexts };
  for (const [key, value] of Object.entries(overrides)) {
    merged[key] = typeof value === "string" ? value : { ...(merged[key] as object), ...value };
  }
  return merged as Texts;
}
