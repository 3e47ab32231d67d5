import { z } from "zod";
import { codeExpired, linkExpired } from "./auth-error.ts";
import type { AuthContext } from "./context.ts";
import type { Charge } from "./limits/limits.ts";
import { byAddress, whoAsks } from "./limits/who.ts";
import { readBody, withBody } from "./request-body.ts";
import { openLink } from "./sealed-links.ts";
import { answerSignIn } from "./sign-in-answer.ts";

// Supabase's `email` is any code of a mail; with sign-up off that is the one for signing in.
const type = z
  .enum(["signup", "magiclink", "recovery", "email_change", "email"])
  .transform((value) => (value === "email" ? "magiclink" : value));

const body = z.union([
  z.object({ type, token_hash: z.string().min(1).max(400) }),
  z.object({ type, email: z.string().min(3).max(320), token: z.string().trim().max(40) }),
]);

type Given = z.infer<typeof body>;

/** Redeems what was mailed: the link, or the six digits that stand below it. */
export async function verifyCode(auth: AuthContext, request: Request): Promise<Response> {
  const given = await readBody(request, body);
  const attempt = auth.limits.charge(...chargesFor(auth, request, given));
  const question = forEngine(auth, given);
  const response = question ? await auth.engine(withBody(request, question)) : null;
  if (!response?.ok) {
    await auth.audit.note({
      action: "auth.sign_in_failed",
      subject: "email" in given ? whoAsks(auth, request, given.email).account : "a link",
      detail: { by: given.type },
    });
    throw "token" in given ? codeExpired() : linkExpired();
  }
  attempt.giveBack();
  const answer = await answerSignIn(auth, response, "otp");
  if (given.type === "email_change") await recordEmailChange(auth, answer.clone());
  return answer;
}

function chargesFor(auth: AuthContext, request: Request, given: Given): Charge[] {
  if ("token_hash" in given) return [["failuresByAddress", byAddress()]];
  const { account, address, device } = whoAsks(auth, request, given.email);
  if (device) return [["failuresByDevice", device]];
  return [
    ["failuresByAddress", address],
    ["mailedCodeByAccount", account],
  ];
}

function forEngine({ keys }: AuthContext, given: Given): object | null {
  if (!("token_hash" in given)) return given;
  const token_hash = openLink(keys.mailedLinks, given.token_hash);
  return token_hash ? { type: given.type, token_hash } : null;
}

async function recordEmailChange({ audit }: AuthContext, answer: Response): Promise<void> {
  const { user } = (await answer.json()) as { user: { id: string } };
  await audit.record({ action: "auth.email_changed", actor: user.id, subject: user.id });
}
