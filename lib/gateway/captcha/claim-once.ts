import "server-only";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { sharedValues } from "#lib/web/cache/shared-values.ts";

const claimed = processWide("claimed-once", () => new LRUCache<string, true>({ max: 20_000 }));

/**
 * Whether this is the first claim of a value, among all processes that share Redis; without Redis, or while it does not
 * answer, in this process. Only a hash of the value is stored.
 * @param time milliseconds until the claim is forgotten
 */
export async function claimOnce(purpose: string, value: string, time: number): Promise<boolean> {
  const name = `once:${purpose}:${createHash("sha256").update(value).digest("base64url")}`;
  if (claimed.has(name)) return false;
  claimed.set(name, true, { ttl: time });
  return (await sharedValues()?.claim(name, "1", time)) !== "lost";
}
