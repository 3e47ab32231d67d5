import { isAbsolute, resolve } from "node:path";
import { z } from "zod";
import { embeds, site } from "#content/site.ts";
import type { S3Settings } from "./backend/storage/s3-adapter.ts";
import { StartError } from "./start-error.ts";

/** The only reader of process.env: every setting of the operating contract, validated once. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = variables.safeParse(given);
  if (!result.success) throw new StartError(firstProblem(result.error));
  const raw = result.data;

  const hosted = raw.SUPABASE_URL !== undefined;
  if (hosted && raw.DATABASE_URL)
    throw new StartError(
      "DATABASE_URL and SUPABASE_URL are both set: choose one of the two sizes.",
    );
  if (hosted && !raw.SUPABASE_PUBLISHABLE_KEY)
    throw new StartError("SUPABASE_PUBLISHABLE_KEY is needed when SUPABASE_URL is set.");
  if (!raw.GHL_API_TOKEN !== !raw.GHL_LOCATION_ID)
    throw new StartError("GHL_API_TOKEN and GHL_LOCATION_ID go together: set both or neither.");

  const s3 = s3Settings(raw);
  if (hosted && s3)
    throw new StartError("S3_ENDPOINT has no use when SUPABASE_URL is set: files are kept there.");

  const mode = raw.NODE_ENV;
  const port = raw.PORT;
  return {
    mode,
    port,
    host: raw.HOST ?? (mode === "production" ? "0.0.0.0" : "127.0.0.1"),
    publicUrl: raw.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir: isAbsolute(raw.DATA_DIR) ? raw.DATA_DIR : resolve(raw.DATA_DIR),
    size: hosted ? "hosted" : raw.DATABASE_URL ? "postgres" : "embedded",
    databaseUrl: raw.DATABASE_URL,
    supabaseUrl: raw.SUPABASE_URL,
    supabasePublishableKey: raw.SUPABASE_PUBLISHABLE_KEY,
    supabaseSecretKey: raw.SUPABASE_SECRET_KEY,
    s3,
    adminEmail: raw.ADMIN_EMAIL,
    adminPassword: raw.ADMIN_PASSWORD,
    seed: raw.SEED,
    smtpUrl: raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM,
    ghl: {
      webhookUrl: raw.GHL_WEBHOOK_URL,
      apiToken: raw.GHL_API_TOKEN,
      locationId: raw.GHL_LOCATION_ID,
    },
    credentialsKey: raw.CREDENTIALS_KEY,
    contactForm: raw.CONTACT_FORM,
    backupPassphrase: raw.BACKUP_PASSPHRASE,
    bookingUrl: raw.BOOKING_URL,
    videoUrl: raw.VIDEO_URL,
    logLevel: raw.LOG_LEVEL,
    trustProxy: raw.TRUST_PROXY === "1",
  };
}

export interface Env {
  mode: "production" | "development" | "test";
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  size: "embedded" | "postgres" | "hosted";
  databaseUrl: string | undefined;
  supabaseUrl: string | undefined;
  supabasePublishableKey: string | undefined;
  supabaseSecretKey: string | undefined;
  /** Where uploads are kept; null: in the data folder. */
  s3: S3Settings | null;
  adminEmail: string;
  adminPassword: string | undefined;
  seed: "demo" | "none";
  smtpUrl: string | undefined;
  mailFrom: string;
  ghl: {
    webhookUrl: string | undefined;
    apiToken: string | undefined;
    locationId: string | undefined;
  };
  /** Several with commas between them: the first is used from now on, the others still open. */
  credentialsKey: string | undefined;
  contactForm: "inbox" | "off";
  backupPassphrase: string | undefined;
  bookingUrl: string;
  videoUrl: string;
  logLevel: string;
  /** A proxy of ours stands in front and appends the visitor's address to X-Forwarded-For. */
  trustProxy: boolean;
}

const webAddress = (what: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be ${what} starting with http:// or https://` })
    .transform((value) => value.replace(/\/+$/, ""));

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

const variables = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], {
      error: "must be production, development or test",
    })
    .default("production"),
  PORT: z.coerce
    .number({ error: "must be a port number from 0 to 65535" })
    .int("must be a whole number")
    .min(0, "must be a port number from 0 to 65535")
    .max(65535, "must be a port number from 0 to 65535")
    .default(3000),
  HOST: z.string().optional(),
  PUBLIC_URL: webAddress("the site's address")
    .refine((value) => new URL(value).pathname === "/", "must not have a path")
    .optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must look like postgres://user:password@host:5432/database",
    })
    .optional(),
  SUPABASE_URL: webAddress("the project's address").optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(20, "is too short to be a key").optional(),
  SUPABASE_SECRET_KEY: z.string().min(20, "is too short to be a key").optional(),
  S3_ENDPOINT: webAddress("the store's address").optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ADMIN_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, "must be an e-mail address")
    .transform((value) => value.toLowerCase())
    .default("admin@localhost"),
  ADMIN_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters")
    .max(72, "must have at most 72 characters")
    .optional(),
  SEED: z.enum(["demo", "none"], { error: "must be demo or none" }).default("demo"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtp://user:password@host:587" })
    .optional(),
  MAIL_FROM: z.string().default(`${site.name} <${site.email}>`),
  GHL_WEBHOOK_URL: webAddress("the webhook's address").optional(),
  GHL_API_TOKEN: z.string().optional(),
  GHL_LOCATION_ID: z.string().optional(),
  CREDENTIALS_KEY: z
    .string()
    .transform((value) => value.trim().split(/[\s,]+/))
    .refine(
      (keys) => keys.every((key) => BASE64.test(key) && Buffer.from(key, "base64").length === 32),
      "must be 32 bytes in base64, or several such keys with commas between them",
    )
    .transform((keys) => keys.join(","))
    .optional(),
  CONTACT_FORM: z.enum(["inbox", "off"], { error: "must be inbox or off" }).default("inbox"),
  BACKUP_PASSPHRASE: z.string().min(8, "must have at least 8 characters").optional(),
  BOOKING_URL: webAddress("the booking widget's address").default(embeds.bookingUrl),
  VIDEO_URL: webAddress("the video's address").default(embeds.videoUrl),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], {
      error: "must be trace, debug, info, warn, error, fatal or silent",
    })
    .default("info"),
  TRUST_PROXY: z.enum(["0", "1"], { error: "must be 0 or 1" }).default("0"),
});

function s3Settings(raw: z.infer<typeof variables>): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = raw;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).find(([, value]) => value === undefined)?.[0];
  if (Object.values(needed).every((value) => value === undefined)) return null;
  if (missing) throw new StartError(`${missing} is needed to keep uploads in an S3 store.`);
  return {
    endpoint: S3_ENDPOINT ?? "",
    region: raw.S3_REGION,
    bucket: S3_BUCKET ?? "",
    accessKeyId: S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? "",
  };
}

function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${String(issue?.path[0])} ${issue?.message}.`;
}
