export type Service = "auth" | "rest" | "storage" | "functions";

/** A refusal in the form each service of Supabase has, so that its client shows the message. */
export function refusal(service: Service, status: number, code: string, message: string): Response {
  return Response.json(SHAPES[service](status, code, message), { status });
}

const SHAPES: Record<Service, (status: number, code: string, message: string) => object> = {
  auth: (status, code, msg) => ({ code: status, error_code: code, msg }),
  rest: (_status, code, message) => ({ code, message, details: null, hint: null }),
  storage: (status, code, message) => ({ statusCode: String(status), error: code, message }),
  functions: (_status, code, message) => ({ code, message }),
};
