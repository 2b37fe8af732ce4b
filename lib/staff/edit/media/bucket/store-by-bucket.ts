import "server-only";
import { LRUCache } from "lru-cache";
import { log } from "#lib/base/config/log.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import type { AnswerOf } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { ApiError } from "#lib/shop/api/errors.ts";
import type { FileToSend } from "#lib/shop/api/http/send-file.ts";
import { sendStream } from "#lib/shop/api/http/send-stream.ts";
import { dataOf, type StaffSend } from "#lib/staff/edit/staff-route.ts";
import { bucketHeaders, isAllowedBucket, type NamedAddress } from "./bucket-address.ts";

const { file: bucket } = calls.media;
type Stored = AnswerOf<typeof bucket.addFromBucket>;

/** Milliseconds for which a site's bucket is not requested again. */
const QUIET_FOR = 10 * 60_000;
/** Sites whose backend has no usable bucket: that may change at run time. */
const without = processWide(
  "sites-without-bucket",
  () => new LRUCache<number, true>({ max: 1_000, ttl: QUIET_FOR }),
);

/** Forgets which sites have no bucket (tests). */
export const forgetBuckets = (): void => without.clear();

interface Sending {
  readonly siteId: number;
  readonly access: "public" | "private";
  /** Already validated: its name is safe, and its type matches its content. */
  readonly file: FileToSend;
  readonly send: StaffSend;
}

/**
 * Stores a file in the backend's bucket: requests an address, streams the file there, and has the backend take it over.
 * The key never leaves this server, so that nobody can hand in another's or reuse one. Null, with nothing of the file
 * read, if the backend offers no bucket, names one that is not allowed, or the length of the file is unknown: it is
 * then sent by `media/media/upload`.
 * @throws Refusal the public form of the fault; if the bucket itself failed, the next try skips it
 */
export async function storeByBucket({
  siteId,
  access,
  file,
  send,
}: Sending): Promise<Stored | null> {
  const { name, mime, size } = file;
  if (size === null || size < 1 || without.has(siteId)) return null;
  const named = await send(bucket.getUploadUrl, { input: { name, mime, size } });
  if (!named.ok && !isNotOffered(named.error)) dataOf(named);
  if (!named.ok || !isUsable(named.data, siteId)) {
    without.set(siteId, true);
    return null;
  }
  const { url, key, method, headers } = named.data;
  const sent = await sendStream(
    url,
    {
      method,
      headers: { "content-type": mime, ...bucketHeaders(headers), "content-length": String(size) },
    },
    file.bytes,
  );
  const call = access === "private" ? bucket.addFromBucket : bucket.addFromBucketPublic;
  const taken = isStored(sent.status) ? await send(call, { input: { key } }) : null;
  if (taken && (taken.ok || !isNotOffered(taken.error))) return dataOf(taken);
  without.set(siteId, true);
  log().warn({ site: siteId, host: new URL(url).host, status: sent.status }, "bucket failed");
  throw new Refusal(503, "The file could not be stored. Try again.");
}

const isNotOffered = ({ status, kind }: ApiError): boolean =>
  status === 404 || status === 501 || kind === "invalidAnswer";

const isStored = (status: number): boolean => status >= 200 && status < 300;

function isUsable({ url }: NamedAddress, siteId: number): boolean {
  const isAllowed = isAllowedBucket(url, getSettings());
  // Only the host: the rest of the address is secret until the file is stored.
  if (!isAllowed)
    log().warn({ site: siteId, host: new URL(url).host }, "bucket is not in UPLOAD_HOSTS");
  return isAllowed;
}
