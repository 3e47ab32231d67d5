import { request } from "node:http";
import { sign } from "hono/jwt";
import { describe, expect, test } from "vitest";
import { sizes } from "../support/prepared-site.ts";
import { type Client, useTestBackend } from "../support/test-backend.ts";

const KB = 1024;
const MB = 1024 * KB;
const ODD = [null, 5, true, [], {}, "\u0000", "x".repeat(5000), { a: { b: 1 } }, [[1]], -1];

describe.each(sizes)("on %s, a request", (size) => {
  const backend = useTestBackend(size, { listen: true });

  describe("that is too large is refused", () => {
    test.each([
      ["/auth/v1/token?grant_type=password", 64 * KB],
      ["/rest/v1/contact_messages", MB],
      ["/functions/v1/create-ghl-onboarding", MB],
      ["/storage/v1/object/media/large.png", 11 * MB],
    ])("%s above %i bytes, announced or not", async (path, limit) => {
      const token = await tokenOf(await backend().client("admin"));
      for (const announced of [true, false])
        expect(await upload(path, limit + 1, announced, token)).toBe(413);
    });

    test("and one just as large as allowed is not", async () => {
      const fits = await upload("/auth/v1/token?grant_type=password", 64 * KB, false);
      expect(fits).toBe(400);
    });
  });

  describe("that makes no sense is the sender's mistake", () => {
    const broken = ["{", "", "[]", "null", "5", '"x"', '{"email":'];

    test.each([
      "token?grant_type=password",
      "token?grant_type=refresh_token",
      "token?grant_type=pkce",
      "token",
      "otp",
      "recover",
      "resend",
      "verify",
      "signup",
      "magiclink",
      "factors",
      "factors/x/verify",
      "factors/recovery-codes/verify",
      "no-such-thing",
    ])("at /auth/v1/%s", async (path) => {
      for (const body of broken)
        expect(await statusOf("POST", `/auth/v1/${path}`, body)).toSatisfy(isSendersMistake);
      for (const odd of ODD) {
        const fields = { email: odd, password: odd, token: odd, code: odd, refresh_token: odd };
        const body = JSON.stringify({ ...fields, type: "email", challenge_id: odd });
        expect(await statusOf("POST", `/auth/v1/${path}`, body)).toSatisfy(isSendersMistake);
      }
    });

    test("at /auth/v1/user", async () => {
      const admin = await backend().client("admin");
      for (const odd of ODD.slice(1))
        for (const field of ["email", "password", "data"]) {
          const fine = field === "data" && odd?.constructor === Object;
          const body = JSON.stringify({ [field]: odd });
          const status = await statusOf("PUT", "/auth/v1/user", body, await tokenOf(admin));
          if (!fine) expect(status).toSatisfy(isSendersMistake);
        }
    });

    test("at /rest/v1, and the next one is answered", async () => {
      const tables = ["contact_messages", "onboarding_submissions", "blog_posts", "rpc/is_admin"];
      for (const table of tables) {
        for (const body of broken.slice(0, 1))
          expect(await statusOf("POST", `/rest/v1/${table}`, body)).toSatisfy(isSendersMistake);
        for (const odd of ODD)
          for (const field of ["id", "services", "created_at", "title", "published", "nope"])
            expect(
              await statusOf("POST", `/rest/v1/${table}`, JSON.stringify({ [field]: odd })),
            ).toBeLessThan(500);
      }
      for (const query of ["%00=eq.1", "id=eq.%00", "select=*(", "limit=-1", "order=id.sideways"])
        expect(await statusOf("GET", `/rest/v1/blog_posts?${query}`)).toSatisfy(isSendersMistake);
      expect(await statusOf("GET", "/rest/v1/blog_posts?select=id")).toBe(200);
    });

    test.each([
      ["POST", "bucket"],
      ["PUT", "bucket/media"],
      ["POST", "object/list/media"],
      ["POST", "object/move"],
      ["POST", "object/copy"],
      ["POST", "object/sign/media/x.png"],
      ["POST", "object/sign/media"],
      ["DELETE", "object/media"],
    ])("at %s /storage/v1/%s", async (method, path) => {
      const token = await tokenOf(await backend().client("admin"));
      for (const body of ["{", "", '{"prefixes":["\\u0000"]}', '{"prefix":"","limit":-1}'])
        expect(await statusOf(method, `/storage/v1/${path}`, body, token)).toSatisfy(
          isSendersMistake,
        );
    });

    test("with a signed address that nobody signed", async () => {
      for (const token of ["x", "a.b.c", ""]) {
        const [read, write] = ["object/sign/media/x.png", "object/upload/sign/media/x.png"];
        expect(await statusOf("GET", `/storage/v1/${read}?token=${token}`)).toSatisfy(
          isSendersMistake,
        );
        expect(await statusOf("PUT", `/storage/v1/${write}?token=${token}`, "x")).toSatisfy(
          isSendersMistake,
        );
      }
    });
  });

  describe("with a token", () => {
    const paths = [
      "/auth/v1/user",
      "/rest/v1/seo_pages",
      "/storage/v1/bucket",
      "/storage/v1/object/public/media/x.png",
      "/functions/v1/create-ghl-onboarding",
    ];
    const now = Math.floor(Date.now() / 1000);
    const person = {
      sub: crypto.randomUUID(),
      aud: "authenticated",
      role: "authenticated",
      session_id: crypto.randomUUID(),
      iat: now,
    };
    const unsigned = (alg: string) =>
      `${[
        { alg, typ: "JWT" },
        { ...person, role: "service_role", exp: now + 60 },
      ]
        .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
        .join(".")}.`;
    const foreign = (claims: object) => sign({ ...claims }, "a key from somewhere else", "HS256");

    test.each<[string, () => Promise<string> | string]>([
      ["somebody else signed", () => foreign({ ...person, exp: now + 60 })],
      ["that is signed by nobody", () => unsigned("none")],
      ["that is signed by nobody, in disguise", () => unsigned("HS256")],
      ["that is none", () => "not-a-token"],
      ["that is empty", () => ""],
    ])("%s is refused everywhere", async (_what, token) => {
      for (const path of paths)
        expect([path, await statusOf("GET", path, undefined, await token())]).toEqual([path, 401]);
    });

    test("made for a file is nobody's", async () => {
      const admin = await backend().client("admin");
      await admin.storage
        .from("media")
        .upload("signed.png", "picture", { contentType: "image/png", upsert: true });
      const response = await ask("POST", "/storage/v1/object/sign/media/signed.png", {
        body: '{"expiresIn":60}',
        token: await tokenOf(admin),
      });
      const answer = (await response.json()) as { signedUrl?: string; signedURL?: string };
      const url = new URL(answer.signedUrl ?? answer.signedURL ?? "", "http://x/");
      const token = url.searchParams.get("token") ?? "";
      expect(token).not.toBe("");
      expect(await statusOf("GET", "/rest/v1/seo_pages", undefined, token)).toBe(401);
    });
  });

  describe("to a function", () => {
    test("needs a key", async () => {
      const path = "/functions/v1/create-ghl-onboarding";
      expect(await statusOf("POST", path, "{}", undefined, "")).toBe(401);
      expect(await statusOf("POST", path, "{}", undefined, "sb_publishable_wrong")).toBe(401);
      expect(await statusOf("POST", path, "{}")).not.toBe(401);
    });
  });

  describe("for a file", () => {
    test.each([
      ["image/png", "image/png", null],
      ["image/svg+xml", "image/svg+xml", "attachment"],
      ["application/pdf", "application/pdf", "attachment"],
    ])("of type %s is answered so that it can do no harm", async (type, sent, disposition) => {
      const admin = await backend().client("admin");
      const path = `${crypto.randomUUID()}`;
      await admin.storage
        .from("media")
        .upload(path, "<svg onload=alert(1)>", { contentType: type });
      const { headers } = await ask("GET", `/storage/v1/object/public/media/${path}`);
      expect(headers.get("content-type")).toBe(sent);
      expect(headers.get("content-disposition")).toBe(disposition);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      const policy = headers.get("content-security-policy")?.split("; ");
      expect(policy).toEqual(expect.arrayContaining(["sandbox", "default-src 'none'"]));
    });

    test("that is a page comes back as something to save, even from a bucket that takes pages", async () => {
      const service = await backend().client("service");
      await service.storage.createBucket("pages", { public: true });
      await service.storage
        .from("pages")
        .upload("x.html", "<script>alert(1)</script>", { contentType: "text/html" });
      for (const path of ["public/pages/x.html", "pages/x.html"]) {
        const { headers } = await ask("GET", `/storage/v1/object/${path}`);
        expect(headers.get("content-type")).toBe("application/octet-stream");
        expect(headers.get("content-disposition")).toBe("attachment");
      }
      await service.storage.emptyBucket("pages");
      await service.storage.deleteBucket("pages");
    });
  });

  test("to empty a bucket needs the secret key", async () => {
    const admin = await backend().client("admin");
    const { storage } = admin;
    await storage.from("media").upload("kept.png", "x", { contentType: "image/png", upsert: true });
    for (const role of ["anonymous", "member", "admin"] as const) {
      const { error } = await (await backend().client(role)).storage.emptyBucket("media");
      expect(error?.message).toContain("row-level security");
    }
    for (const path of ["bucket/media/empty", "bucket/%6Dedia/empty", "bucket/media/%65mpty"])
      await statusOf("POST", `/storage/v1/${path}`, "{}", await tokenOf(admin));
    expect((await storage.from("media").download("kept.png")).error).toBeNull();

    const service = await backend().client("service");
    expect((await service.storage.emptyBucket("media")).error).toBeNull();
    expect((await storage.from("media").download("kept.png")).error).not.toBeNull();
  });

  interface Ask {
    body?: string | undefined;
    token?: string | undefined;
    apikey?: string | undefined;
  }

  function ask(method: string, path: string, { body, token, apikey }: Ask = {}) {
    return backend().fetch(`${backend().url}${path}`, {
      method,
      headers: {
        apikey: apikey ?? backend().keys.publishable,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body }),
    });
  }

  async function statusOf(
    method: string,
    path: string,
    body?: string,
    token?: string,
    apikey?: string,
  ): Promise<number> {
    const response = await ask(method, path, { body, token, apikey });
    await response.arrayBuffer();
    return response.status;
  }

  /** In pieces when its length is not announced. */
  function upload(path: string, bytes: number, announced: boolean, token?: string) {
    return new Promise<number>((resolve, reject) => {
      const sent = request(`${backend().url}${path}`, {
        method: "POST",
        headers: {
          apikey: backend().keys.publishable,
          "content-type": path.startsWith("/storage") ? "image/png" : "application/json",
          ...(token && { authorization: `Bearer ${token}` }),
          ...(announced && { "content-length": bytes }),
        },
      });
      let status: number | undefined;
      sent.on("response", (response) => {
        status = response.statusCode;
        response.resume().on("end", () => resolve(status ?? 0));
      });
      // The server may hang up on a body it does not want, once it has answered.
      sent.on("error", (error) => (status ? resolve(status) : reject(error)));
      for (let left = bytes; left > 0; left -= 64 * KB)
        sent.write(Buffer.alloc(Math.min(left, 64 * KB)));
      sent.end();
    });
  }
});

async function tokenOf(client: Client): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? "";
}

function isSendersMistake(status: number): boolean {
  return status >= 400 && status < 500;
}
