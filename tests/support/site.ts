/** The site every browser test visits. Started by Playwright with the demo content. */
export const port = Number(process.env.E2E_PORT ?? 4873);
export const address = `http://localhost:${port}`;
export const admin = { email: "owner@secondfix.example", password: "measure-twice-cut-once" };
