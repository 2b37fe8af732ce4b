import { isIPv6 } from "node:net";

/** The key of clients whose address is unknown. */
export const UNKNOWN_ADDRESS = "unknown";

/** The visitor's address in `X-Forwarded-For`: the one nearest to us, which a trusted proxy or our own server wrote. */
export function nearestAddress(forwardedFor: string, isBehindProxy: boolean): string {
  const list = forwardedFor.split(",").map((part) => part.trim());
  const nearest = isBehindProxy ? list.at(-1) : list[0];
  return (nearest || UNKNOWN_ADDRESS).slice(0, 45);
}

/**
 * The key under which an address is counted. A provider's customer has a whole /64 of IPv6, so that counts as one; an
 * IPv4 address in IPv6's form counts as IPv4.
 */
export function clientKey(address: string): string {
  const plain = (address.split("%")[0] ?? "").toLowerCase();
  if (!isIPv6(plain)) return plain.slice(0, 45);
  // `URL` normalises an address: hexadecimal groups, the longest run of zeros as `::`.
  const shortest = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
  const mapped = fromGroups(shortest);
  if (mapped !== null) return mapped;
  const [head = "", tail] = shortest.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** `::ffff:c000:201` as `192.0.2.1`; null for any other address. */
function fromGroups(address: string): string | null {
  const groups = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address);
  if (!groups) return null;
  const [high, low] = [Number.parseInt(groups[1] ?? "", 16), Number.parseInt(groups[2] ?? "", 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
