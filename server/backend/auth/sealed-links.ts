import type { authMails } from "#server/mail/auth-mails.ts";
import { type KeyRing, seal, unseal } from "../seal.ts";

type AuthMails = ReturnType<typeof authMails>;

/**
 * The engine's token for a mailed link is the hash of the address and the six digits: a million
 * guesses that anyone can compute, good for whatever account. So links carry it sealed, and only
 * what was sealed here is redeemed; the digits themselves are limited by account.
 */
export function withSealedLinks(mails: AuthMails, keys: KeyRing): AuthMails {
  const sealed = (tokenHash: string) => seal(keys, Buffer.from(tokenHash));
  return {
    ...mails,
    sendConfirmation: (to, hash, code) => mails.sendConfirmation(to, sealed(hash), code),
    sendRecovery: (to, hash, code) => mails.sendRecovery(to, sealed(hash), code),
    sendMagicLink: (to, hash, code) => mails.sendMagicLink(to, sealed(hash), code),
    sendEmailChange: (to, hash, code, change) =>
      mails.sendEmailChange(to, sealed(hash), code, change),
  };
}

export function openLink(keys: KeyRing, sealed: string): string | null {
  return unseal(keys, sealed)?.toString() ?? null;
}
