import { z } from "zod";
import type { AuthContext } from "./context.ts";
import { whoAsks } from "./limits/who.ts";
import { readBody, withBody } from "./request-body.ts";

const body = z.object({
  email: z.email("must be an e-mail address").max(320),
  type: z.string().max(40).optional(),
});

/** What is asked for, as the audit log says it. */
const ACTIONS = {
  otp: "auth.code_requested",
  recover: "auth.password_reset_requested",
  resend: "auth.mail_requested_again",
} as const;

/**
 * Asking for a mail: a code to sign in, a link for a new password, the same again. The answer is
 * always the same and comes before anybody looks whether there is such an account.
 */
export async function requestMail(
  auth: AuthContext,
  request: Request,
  kind: keyof typeof ACTIONS,
): Promise<Response> {
  const { email, type } = await readBody(request, body);
  const { account, address, device } = whoAsks(auth, request, email);
  if (device) auth.limits.charge(["mailByDevice", device]);
  else auth.limits.charge(["mailByAddress", address], ["mailByAccount", account]);
  // Without `create_user` the engine makes an account for whoever asks, although sign-up is off.
  const forwarded = withBody(request, { email, type, create_user: false });
  auth.afterwards(send(auth, forwarded, { action: ACTIONS[kind], email, account }));
  return Response.json({});
}

interface Asked {
  action: string;
  email: string;
  account: string;
}

async function send(auth: AuthContext, request: Request, { action, email, account }: Asked) {
  const [user] = await auth.db.query<{ id: string }>("select id from auth.users where email = $1", [
    email.toLowerCase(),
  ]);
  await auth.audit.note({ action, subject: user?.id ?? account });
  const response = await auth.engine(request);
  if (response.status >= 500) auth.log.error({ action, status: response.status }, "mail not sent");
}
