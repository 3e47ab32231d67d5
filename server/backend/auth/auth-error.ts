/** An answer in the form of Supabase's sign-in service, whose messages the client shows as they are. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers = {}) {
    super(message);
    this.name = "AuthError";
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  toResponse(): Response {
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message },
      { status: this.status, headers: { "x-sb-error-code": this.code, ...this.headers } },
    );
  }
}

export const invalidCredentials = () =>
  new AuthError(400, "invalid_credentials", "Invalid login credentials");

export const invalidRequest = (message: string) => new AuthError(400, "validation_failed", message);

export const linkExpired = () =>
  new AuthError(403, "otp_expired", "Email link is invalid or has expired");

export const codeExpired = () =>
  new AuthError(403, "otp_expired", "Token has expired or is invalid");

export const needsSecondFactor = (message: string) =>
  new AuthError(403, "insufficient_aal", message);

export const tooManyRequests = (waitSeconds: number) =>
  new AuthError(429, "over_request_rate_limit", "Request rate limit reached", {
    "retry-after": String(Math.max(1, Math.ceil(waitSeconds))),
  });
