import { site } from "#content/site.ts";
import { brandedMail } from "./branded-mail.ts";
import type { Mailer } from "./mailer.ts";

interface Change {
  currentEmail?: string;
  newEmail?: string;
}

/**
 * The mails of the sign-in service. A link carries the token's hash to our own page, which redeems
 * it: so it works in any browser, and a mail scanner that follows links uses nothing up.
 */
export function authMails(mailer: Mailer, publicUrl: string) {
  const link = (type: string, tokenHash: string) =>
    `${publicUrl}/admin/auth?${new URLSearchParams({ token_hash: tokenHash, type })}`;
  const ignore = "If you did not ask for this, ignore this mail: nothing has changed.";

  return {
    sendConfirmation: (to: string, tokenHash: string, code: string) =>
      mailer.send(
        brandedMail({
          to,
          subject: `Confirm your e-mail address for ${site.name}`,
          paragraphs: ["One step left: confirm that this address is yours."],
          button: { label: "Confirm address", url: link("signup", tokenHash) },
          code,
          note: ignore,
        }),
      ),
    sendRecovery: (to: string, tokenHash: string, code: string) =>
      mailer.send(
        brandedMail({
          to,
          subject: `Reset your ${site.name} password`,
          paragraphs: ["You asked to set a new password. The link works once, for one hour."],
          button: { label: "Choose a new password", url: link("recovery", tokenHash) },
          code,
          note: ignore,
        }),
      ),
    sendMagicLink: (to: string, tokenHash: string, code: string) =>
      mailer.send(
        brandedMail({
          to,
          subject: `Sign in to ${site.name}`,
          paragraphs: ["Here is your link to sign in. It works once, for one hour."],
          button: { label: "Sign in", url: link("magiclink", tokenHash) },
          code,
          note: ignore,
        }),
      ),
    async sendEmailChange(to: string, tokenHash: string, code: string, change: Change = {}) {
      const { currentEmail = to, newEmail = to } = change;
      await mailer.send(
        brandedMail({
          to,
          subject: `Confirm your new e-mail address for ${site.name}`,
          paragraphs: [`You asked to change your address from ${currentEmail} to ${newEmail}.`],
          button: { label: "Confirm the change", url: link("email_change", tokenHash) },
          code,
          note: ignore,
        }),
      );
    },
    sendReauthentication: (to: string, code: string) =>
      mailer.send(
        brandedMail({
          to,
          subject: `Your ${site.name} code`,
          paragraphs: ["Enter this code to go on with what you were doing."],
          code,
          note: ignore,
        }),
      ),
  };
}
