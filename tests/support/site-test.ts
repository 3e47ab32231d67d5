import { test as base, expect } from "@playwright/test";
import { type OwnerClient, ownerClient } from "./owner-client.ts";
import { awayBackend, type OwnSite, startSite } from "./servers.ts";
import { address } from "./site.ts";

export { expect } from "@playwright/test";

/** What the browser was asked to load, and what it complained about. */
interface Noticed {
  /** Scripts that were requested. */
  scripts: string[];
  /** Requests to anywhere but the site itself. */
  outside: string[];
  /** Says that this test makes the browser complain; every other complaint fails the test. */
  tolerate(complaint: RegExp): void;
}

interface OwnSites {
  /** The owner at the shared site. */
  owner: OwnerClient;
  /** With the demo content, and only read: on the shared site others write and delete articles. */
  demoSite: OwnSite;
  /** Without demo content; nobody else's, so a test may write what it likes and tidy up after. */
  emptySite: OwnSite;
  emptySiteOwner: OwnerClient;
  /** Its backend cannot be reached. Its booking calendar lives under a name that may exist. */
  awaySite: OwnSite;
}

export const bookingHost = "https://booking.second-fix-calendar.test";

/** Visits as a reader: a console error, a failed request or an answer of 400 and up is a failure. */
export const test = base.extend<{ noticed: Noticed }, OwnSites>({
  noticed: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const tolerated: RegExp[] = [];
      const scripts: string[] = [];
      const outside: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error")
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (request.resourceType() === "script") scripts.push(url.href);
        if (url.protocol.startsWith("http") && url.hostname !== "localhost") outside.push(url.href);
      });
      context.on("requestfailed", (request) => {
        const why = request.failure()?.errorText;
        // What was still loading when the visitor moved on.
        if (why !== "net::ERR_ABORTED") complaints.push(`${why} ${request.url()}`);
      });
      context.on("response", (response) => {
        if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
      });
      await use({ scripts, outside, tolerate: (pattern) => tolerated.push(pattern) });
      expect(
        complaints.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint))),
      ).toEqual([]);
    },
    { auto: true },
  ],
  owner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
    async ({}, use) => use(await ownerClient(address)),
    { scope: "worker" },
  ],
  demoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => useSite(await startSite({}), use),
    { scope: "worker", timeout: 120_000 },
  ],
  emptySite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => useSite(await startSite({ SEED: "none" }), use),
    { scope: "worker", timeout: 120_000 },
  ],
  emptySiteOwner: [
    async ({ emptySite }, use) => use(await ownerClient(emptySite.address)),
    { scope: "worker" },
  ],
  awaySite: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) =>
      useSite(await startSite({ ...awayBackend, BOOKING_URL: `${bookingHost}/demo` }), use),
    { scope: "worker", timeout: 120_000 },
  ],
});

/** The same on a site that stays as it is, for tests that count and follow what they find. */
export const readingTest = test.extend({
  baseURL: ({ demoSite }, use) => use(demoSite.address),
});

async function useSite(site: OwnSite, use: (site: OwnSite) => Promise<void>): Promise<void> {
  await use(site);
  await site.stop();
}
