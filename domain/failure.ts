/** The closed vocabulary of what can go wrong. Everything else is a bug and becomes a 500. */
export type FailureCode = "not_found" | "forbidden" | "conflict" | "invalid" | "unavailable";

const STATUS: Record<FailureCode, number> = {
  not_found: 404,
  forbidden: 403,
  conflict: 409,
  invalid: 422,
  unavailable: 503,
};

export class Failure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "Failure";
    this.code = code;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

export function unavailable(what: string, cause: unknown): Failure {
  return new Failure("unavailable", `${what} could not be read`, { cause });
}
