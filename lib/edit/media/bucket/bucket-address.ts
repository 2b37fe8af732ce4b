import type { AnswerOf } from "#lib/api/call.ts";
import type { media } from "#lib/api/calls/media.ts";
import type { Settings } from "#lib/config/settings.ts";
import { isLoopback } from "#lib/utils/loopback.ts";

/** Where a file is to be sent, as the backend names it. */
export type NamedAddress = AnswerOf<typeof media.file.getUploadUrl>;

type BucketSettings = Pick<Settings, "BACKEND_URL" | "MEDIA_URL" | "UPLOAD_HOSTS">;

/**
 * Whether a file may be sent to an address that the backend names: one of the backend's or the media host's own origin,
 * or a host of `UPLOAD_HOSTS` over https, where that is this machine over http too (docs/security.md §1.9).
 */
export function isAllowedBucket(
  address: string,
  { BACKEND_URL, MEDIA_URL, UPLOAD_HOSTS }: BucketSettings,
): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, host, hostname, username, password } = new URL(address);
  if (username !== "" || password !== "") return false;
  if ([BACKEND_URL, MEDIA_URL].some((own) => new URL(own).origin === origin)) return true;
  const isSafe = protocol === "https:" || (protocol === "http:" && isLoopback(hostname));
  return isSafe && UPLOAD_HOSTS.includes(host);
}

/** The headers of a file that a bucket may get; all others (host, length, cookies, credentials) are set only by us. */
const HEADER =
  /^(content-(type|disposition|encoding|md5)|cache-control|x-(amz|goog|ms)-[a-z0-9-]{1,80})$/;
/** No line breaks, no control characters. */
const VALUE = /^[\x20-\x7e]{0,2000}$/;

/** The headers that the backend wants the file to be sent with, as far as they are a bucket's own. */
export const bucketHeaders = (headers: NamedAddress["headers"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const isKnown = HEADER.test(name.toLowerCase()) && VALUE.test(String(value));
      return isKnown ? [[name.toLowerCase(), String(value)]] : [];
    }),
  );
