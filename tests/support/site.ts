/** The site every browser test visits. Started by Playwright with the demo content. */
export const port = Number(process.env.E2E_PORT ?? 4873);
export const address = `http://localhost:${port}`;

export interface Account {
  email: string;
  password: string;
}

export const admin = account("owner");
/** Signed up, but no administrator. */
export const member = account("member");
/** Administrators of their own for tests that change the account. */
export const forgetful = account("forgetful");
export const careful = account("careful");
export const revoked = account("revoked");
export const expelled = account("expelled");

export const administrators = [admin, forgetful, careful, revoked, expelled];

function account(name: string): Account {
  return { email: `${name}@secondfix.example`, password: `${name}-measures-twice` };
}
