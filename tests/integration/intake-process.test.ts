import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startCrm } from "../support/crm-stand-in.ts";
import { until } from "../support/deadline.ts";
import { makeSite } from "../support/prepared-site.ts";
import { startServer } from "../support/server-process.ts";

const PASSWORD = "pf-7740-Übermut-🔑";

describe("the whole server", () => {
  test("keeps a domain password out of its log, its mail and the CRM, whichever way it comes", {
    timeout: 240_000,
  }, async () => {
    const site = await makeSite("pglite");
    onTestFinished(() => site.remove());
    const crm = await startCrm();
    onTestFinished(() => crm.close());
    const server = await startServer({
      ...site.variables,
      SEED: "none",
      GHL_WEBHOOK_URL: crm.webhookUrl,
      LOG_LEVEL: "trace",
    });
    const keys = JSON.parse(await readFile(join(site.dataDir, "secrets.json"), "utf8"));
    const api = (method: string, path: string, key: string, body?: object) =>
      fetch(`${server.url}${path}`, {
        method,
        headers: {
          apikey: key,
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const visitor = keys.publishableKey;
    const table = "/rest/v1/onboarding_submissions";
    const answers = { id: randomUUID(), domain_status: "ready", domain_password: PASSWORD };

    expect((await api("POST", table, visitor, answers)).status).toBe(400);

    const form = new FormData();
    for (const [name, value] of Object.entries(answers)) form.set(name, value);
    const posted = await fetch(`${server.url}/services/web-design/onboarding`, {
      method: "POST",
      headers: { origin: server.url },
      body: form,
    });
    expect(posted.status).toBe(200);
    expect(await posted.text()).not.toContain(PASSWORD);

    // Nobody took the time to fill it in, so it lies in quarantine; the owner lets it out.
    const row = `${table}?id=eq.${answers.id}`;
    const [stored] = await (await api("GET", row, keys.secretKey)).json();
    expect(stored).toMatchObject({ status: "quarantined", has_password: true });
    expect(stored.domain_password).toMatch(/^enc:/);
    await api("PATCH", row, keys.secretKey, { status: "new" });
    const forward = "/functions/v1/create-ghl-onboarding";
    expect((await api("POST", forward, visitor, answers)).status).toBe(200);
    await until("it is forwarded", () => crm.deliveries.has(`ghl:${answers.id}`), 60_000);
    await api("POST", table, visitor, { company_name: "For the mail folder" });
    const mails = () => readdir(join(site.dataDir, "mail")).catch(() => []);
    await until("a mail is written", async () => (await mails()).length > 0, 60_000);

    server.kill("SIGTERM");
    expect(await server.ended).toMatchObject({ code: 0 });
    const letters = (await mails()).map((file) =>
      readFile(join(site.dataDir, "mail", file), "utf8"),
    );
    const places = {
      log: server.stdout() + server.stderr(),
      crm: JSON.stringify(crm.requests),
      mail: (await Promise.all(letters)).join(""),
    };
    for (const [place, text] of Object.entries(places)) {
      expect(text.length, place).toBeGreaterThan(0);
      for (const trace of [PASSWORD, "pf-7740", "enc:"])
        expect(text.includes(trace), `${trace} in the ${place}`).toBe(false);
    }
  });
});
