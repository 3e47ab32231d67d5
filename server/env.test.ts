import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { StartError } from "./start-error.ts";

const KEY = "sb_publishable_0123456789";

describe("without any setting", () => {
  test("the site is embedded, public on port 3000, with demo content and a contact inbox", () => {
    expect(readEnv({})).toMatchObject({
      mode: "production",
      size: "embedded",
      host: "0.0.0.0",
      port: 3000,
      publicUrl: "http://localhost:3000",
      dataDir: resolve(".data"),
      seed: "demo",
      contactForm: "inbox",
      adminEmail: "admin@localhost",
    });
  });

  test("a development site is for this machine only", () => {
    expect(readEnv({ NODE_ENV: "development" }).host).toBe("127.0.0.1");
  });

  test("an empty value counts as not set", () => {
    expect(readEnv({ PORT: "", SEED: "  ", DATABASE_URL: "" })).toEqual(readEnv({}));
  });
});

describe("the size follows from what is given", () => {
  test("DATABASE_URL means PostgreSQL", () => {
    expect(readEnv({ DATABASE_URL: "postgres://u:p@db.example.test/x" }).size).toBe("postgres");
  });

  test("SUPABASE_URL with its key means hosted", () => {
    const env = readEnv({
      SUPABASE_URL: "https://p.supabase.co/",
      SUPABASE_PUBLISHABLE_KEY: KEY,
    });
    expect(env).toMatchObject({ size: "hosted", supabaseUrl: "https://p.supabase.co" });
  });

  test("keys alone fix those of the embedded backend", () => {
    const env = readEnv({ SUPABASE_PUBLISHABLE_KEY: KEY });
    expect(env).toMatchObject({ size: "embedded", supabasePublishableKey: KEY });
  });
});

describe("uploads", () => {
  const store = {
    S3_ENDPOINT: "https://s3.example.test/",
    S3_BUCKET: "uploads",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };

  test("are kept in the data folder, or in a store that is described", () => {
    expect(readEnv({}).s3).toBeNull();
    expect(readEnv(store).s3).toEqual({
      endpoint: "https://s3.example.test",
      region: "us-east-1",
      bucket: "uploads",
      accessKeyId: "id",
      secretAccessKey: "secret",
    });
  });

  test.each(Object.keys(store))("need %s when they go to a store", (name) => {
    expect(() => readEnv({ ...store, [name]: undefined })).toThrow(`${name} is needed`);
  });
});

test("the public address follows the port and has no trailing slash", () => {
  expect(readEnv({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  expect(readEnv({ PUBLIC_URL: "https://example.test/" }).publicUrl).toBe("https://example.test");
});

test("the administrator's address is compared in lower case", () => {
  expect(readEnv({ ADMIN_EMAIL: "Owner@Example.Test" }).adminEmail).toBe("owner@example.test");
});

describe("a wrong value is refused by name", () => {
  test.each<[string, Record<string, string>]>([
    ["PORT", { PORT: "abc" }],
    ["PORT", { PORT: "-1" }],
    ["PORT", { PORT: "70000" }],
    ["PORT", { PORT: "80.5" }],
    ["PUBLIC_URL", { PUBLIC_URL: "example.test" }],
    ["PUBLIC_URL", { PUBLIC_URL: "ftp://example.test" }],
    ["PUBLIC_URL", { PUBLIC_URL: "https://example.test/path" }],
    ["SEED", { SEED: "maybe" }],
    ["CONTACT_FORM", { CONTACT_FORM: "on" }],
    ["NODE_ENV", { NODE_ENV: "prod" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://localhost/x" }],
    ["SMTP_URL", { SMTP_URL: "https://example.test" }],
    ["ADMIN_EMAIL", { ADMIN_EMAIL: "nobody" }],
    ["ADMIN_PASSWORD", { ADMIN_PASSWORD: "short" }],
    ["ADMIN_PASSWORD", { ADMIN_PASSWORD: "x".repeat(73) }],
    ["CREDENTIALS_KEY", { CREDENTIALS_KEY: "short" }],
    ["CREDENTIALS_KEY", { CREDENTIALS_KEY: Buffer.alloc(31).toString("base64") }],
    ["SUPABASE_PUBLISHABLE_KEY", { SUPABASE_URL: "https://p.supabase.co" }],
    ["SUPABASE_SECRET_KEY", { SUPABASE_SECRET_KEY: "short" }],
    [
      "DATABASE_URL",
      {
        DATABASE_URL: "postgres://db/x",
        SUPABASE_URL: "https://p.co",
        SUPABASE_PUBLISHABLE_KEY: KEY,
      },
    ],
    ["GHL_LOCATION_ID", { GHL_API_TOKEN: "token" }],
    ["GHL_API_TOKEN", { GHL_LOCATION_ID: "location" }],
    ["GHL_WEBHOOK_URL", { GHL_WEBHOOK_URL: "somewhere" }],
    ["BOOKING_URL", { BOOKING_URL: "javascript:alert(1)" }],
    ["VIDEO_URL", { VIDEO_URL: "data:text/html,x" }],
    ["BACKUP_PASSPHRASE", { BACKUP_PASSPHRASE: "short" }],
  ])("%s in %o", (name, given) => {
    expect(() => readEnv(given)).toThrow(StartError);
    expect(() => readEnv(given)).toThrow(name);
  });

  test("in one line that does not repeat a secret", () => {
    expect(() => readEnv({ ADMIN_PASSWORD: "hunter2" })).toThrow(
      /^ADMIN_PASSWORD must have at least 8 characters\.$/,
    );
  });
});
