import { readSentinelAddress } from "#lib/base/config/sentinel-address.ts";

/** The warning about a Redis on another machine without a password, and the way to mend it. */
export const OPEN_REDIS =
  "names a Redis on another machine without a password. Give it one (requirepass) and put it into the address, with rediss:// where the network is not yours alone.";

/** Whether a Redis on another machine is addressed without a password. */
export function isOpenRedis(url: string): boolean {
  const behind = readSentinelAddress(url);
  if (behind)
    return behind.password === "" && behind.sentinels.some(({ host }) => isElsewhere(host));
  if (!URL.canParse(url)) return false;
  const { hostname, password } = new URL(url);
  return isElsewhere(hostname) && password === "";
}

const isElsewhere = (host: string): boolean => !/^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
