/** Where a server listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

/** The Sentinels that know which Redis is the primary, and how both are entered. */
export interface SentinelAddress {
  readonly sentinels: readonly Place[];
  /** The Sentinels' name for the Redis that they watch. */
  readonly name: string;
  readonly isEncrypted: boolean;
  /** User name of the Redis; empty if there is none. */
  readonly username: string;
  readonly password: string;
  /** Password of the Sentinels themselves. */
  readonly sentinelPassword: string;
}

const SENTINELS =
  /^redis(s?)\+sentinel:\/\/(?:([^@/:]*)(?::([^@/]*))?@)?([^@/?]+)\/([^/?&#]+)(?:\?sentinelPassword=([^&#]*))?$/i;
const PLACE = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/i;
const SENTINEL_PORT = 26_379;

/**
 * Reads `redis+sentinel://user:password@host:26379,host:26379/name?sentinelPassword=…`, or the same with `rediss`, which
 * encrypts. Null for any other address.
 */
export function readSentinelAddress(url: string): SentinelAddress | null {
  const [, isEncrypted, username = "", password = "", list = "", name = "", own = ""] =
    SENTINELS.exec(url) ?? [];
  const sentinels = list.split(",").flatMap((text) => {
    const [, host, port] = PLACE.exec(text.trim()) ?? [];
    return host === undefined
      ? []
      : [{ host: host.replace(/^\[|\]$/g, ""), port: Number(port ?? SENTINEL_PORT) }];
  });
  if (name === "" || sentinels.length !== list.split(",").length) return null;
  try {
    return {
      sentinels,
      name: decodeURIComponent(name),
      isEncrypted: isEncrypted === "s",
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      sentinelPassword: decodeURIComponent(own),
    };
  } catch {
    return null;
  }
}
