import { createHash } from "node:crypto";
import { getSettings } from "#lib/base/config/settings.ts";

/**
 * How the names of all keys and channels in Redis begin. Two shops with different backends that share one Redis never
 * read each other's values, although their builds and the numbers of their sites may be the same.
 */
export function redisPrefix(): string {
  const backend = createHash("sha256").update(getSettings().BACKEND_URL).digest("base64url");
  return `baseline:${backend.slice(0, 10)}`;
}
