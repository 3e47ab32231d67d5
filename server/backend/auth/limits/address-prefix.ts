import { isIPv6 } from "node:net";

/**
 * What one subscriber has at least: an IPv4 address, or the first 64 bits of an IPv6 address, of
 * which anyone can use as many as they like.
 */
export function addressPrefix(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return bare;
  return expand(bare).slice(0, 4).join(":");
}

function expand(address: string): string[] {
  // An IPv4 address at the end stands for the last two groups.
  const [head = "", tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, "0:0").split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}
