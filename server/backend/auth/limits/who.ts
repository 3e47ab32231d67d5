import { currentVisitor } from "#server/visitor.ts";
import { accountKey } from "../account-key.ts";
import type { AuthContext } from "../context.ts";
import { knownDevice } from "../device-cookie.ts";
import { addressPrefix } from "./address-prefix.ts";

/** The key for limits by address; null when the server itself asks. */
export function byAddress(): string | null {
  const { address } = currentVisitor();
  return address && addressPrefix(address);
}

/** Who an attempt on an account comes from: a device that has signed in to it before, or not. */
export function whoAsks(
  { keys, now }: Pick<AuthContext, "keys" | "now">,
  request: Request,
  email: string,
) {
  const account = accountKey(keys, email);
  const id = knownDevice(keys.devices, account, request.headers.get("cookie"), now());
  return { account, address: byAddress(), device: id && `${id} ${account}` };
}
