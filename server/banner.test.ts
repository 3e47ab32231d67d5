import { describe, expect, test } from "vitest";
import { banner } from "./banner.ts";

const env = {
  publicUrl: "https://example.test",
  port: 3000,
  size: "embedded",
  dataDir: "/srv/data",
} as const;

test("the operator reads where the site, its admin and its data are", () => {
  const text = banner(env, null, null);
  expect(text).toContain("Site   https://example.test\n");
  expect(text).toContain("Admin  https://example.test/admin\n");
  expect(text).toContain("Data   /srv/data\n");
  expect(text).not.toContain("Password");
});

test("a port chosen by the machine is shown", () => {
  const address = { port: 40123, address: "127.0.0.1", family: "IPv4" };
  expect(banner({ ...env, port: 0 }, address, null)).toContain("Site   http://localhost:40123\n");
});

describe("the first administrator's password", () => {
  test("is shown when it was made up", () => {
    const text = banner(env, null, { email: "admin@localhost", generatedPassword: "abcde-fghjk" });
    expect(text).toContain("E-mail    admin@localhost\n");
    expect(text).toContain("abcde-fghjk   (shown only now)");
  });

  test("is not shown when the operator chose it", () => {
    const text = banner(env, null, { email: "admin@localhost", generatedPassword: null });
    expect(text).toContain("as given in ADMIN_PASSWORD");
  });
});

test.each([
  ["postgres", "PostgreSQL, files in /srv/data"],
  ["hosted", "Supabase"],
] as const)("at the size %s the data is in %s", (size, where) => {
  expect(banner({ ...env, size }, null, null)).toContain(`Data   ${where}\n`);
});
