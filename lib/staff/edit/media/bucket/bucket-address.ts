import type { Settings } from "#lib/base/config/settings.ts";
import { isLoopback } from "#lib/base/utils/loopback.ts";
import type { AnswerOf } from "#lib/shop/api/call.ts";
import type { media } from "#lib/shop/api/calls/media.ts";

/** The upload address from the backend. */
export type NamedAddress = AnswerOf<typeof media.file.getUploadUrl>;

type BucketSettings = Pick<Settings, "BACKEND_URL" | "MEDIA_URL" | "UPLOAD_HOSTS">;

/**
 * Whether a file may be sent to an address from the backend: on the backend's or the media host's own origin, or a host
 * of `UPLOAD_HOSTS` over https, or over http too if that is this machine (docs/security.md §1.9).
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

/** The headers that the backend requests for the file, restricted to those of a bucket. */
export const bucketHeaders = (headers: NamedAddress["headers"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const isKnown = HEADER.test(name.toLowerCase()) && VALUE.test(String(value));
      return isKnown ? [[name.toLowerCase(), String(value)]] : [];
    }),
  );
