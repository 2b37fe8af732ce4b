import { readSentinelAddress } from "#lib/base/config/sentinel-address.ts";
import type { WayToPrimary } from "./lead-to-primary.ts";

/** Where a client of the `redis` library connects, and how. */
interface ClientAddress {
  readonly url?: string;
  readonly username?: string;
  readonly password?: string;
  readonly socket: { readonly path?: string };
}

/** The options of `createClient` for an address of the settings: that of a server, or of Sentinels. */
export async function clientAddress(
  address: string,
): Promise<ClientAddress & Pick<WayToPrimary, "close">> {
  const sentinels = readSentinelAddress(address);
  if (!sentinels) return { url: address, socket: {}, close: () => {} };
  // The Edge bundle leaves Node's modules out only if this condition is in this function.
  if (process.env.NEXT_RUNTIME === "edge") throw new Error("No Redis in the Edge runtime.");
  const { leadToPrimary } = await import("./lead-to-primary.ts");
  const { path, close } = await leadToPrimary(sentinels);
  const { username, password } = sentinels;
  return {
    ...(username !== "" && { username }),
    ...(password !== "" && { password }),
    socket: { path },
    close,
  };
}
