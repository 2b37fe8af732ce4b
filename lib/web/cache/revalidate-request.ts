import { LRUCache } from "lru-cache";
import { z } from "zod";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { isTagName, type TagName } from "./tags.ts";

/** Tags one request may name. */
const MAX_TAGS = 1_000;

/** Milliseconds by which the time of a request may be off. */
const VALID_FOR = 5 * 60_000;
/** Times below this are seconds: as milliseconds they would lie in 1973. */
const FIRST_MILLISECONDS = 100_000_000_000;

const schema = z.object({
  domain: z.string(),
  tags: z.array(z.string()).max(MAX_TAGS),
  at: z.coerce.number().positive().nullish(),
});

/** A request of the backend to expire pages (docs/contract.md §7.5). Unknown tags are left out. */
interface RevalidateRequest {
  readonly domain: string;
  readonly tags: readonly TagName[];
  /** When it was signed, in milliseconds; null in the form without a time, which may be sent again. */
  readonly at: number | null;
}

/** Reads the body of a request; null when it has another shape. */
export function readRevalidateRequest(body: string): RevalidateRequest | null {
  try {
    const { domain, tags, at } = schema.parse(JSON.parse(body));
    return {
      domain: domain.toLowerCase(),
      tags: [...new Set(tags.filter(isTagName))],
      at: at == null ? null : at < FIRST_MILLISECONDS ? at * 1_000 : at,
    };
  } catch {
    return null;
  }
}

/** Whether a header can be a signature at all. Asked before anything of the body is read. */
export const looksSigned = (signature: string | null): signature is string =>
  signature !== null && /^[0-9a-f]{64}$/i.test(signature);

/** Whether a request was signed too long ago, or by a clock that is ahead. */
export const isOutdated = ({ at }: RevalidateRequest, now: number): boolean =>
  at !== null && Math.abs(now - at) > VALID_FOR;

/**
 * The last signatures of requests with a time. Older ones need no place: their requests are outdated. Each process
 * remembers its own.
 */
const used = processWide("used-signatures", () => new LRUCache<string, true>({ max: 10_000 }));

/** Remembers the signature of a request with a time; false if it was used before. */
export function takeOnce(signature: string, { at }: RevalidateRequest): boolean {
  if (at === null) return true;
  const name = signature.toLowerCase();
  if (used.has(name)) return false;
  used.set(name, true);
  return true;
}

/** Whether a signature is the hex HMAC-SHA256 of the body by one of the secrets. Compared in constant time by Web Crypto. */
export async function isSigned(
  body: string,
  signature: string | null,
  secrets: readonly string[],
): Promise<boolean> {
  if (!looksSigned(signature)) return false;
  const encoder = new TextEncoder();
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey(
      "raw",
      encoder.encode(secret),
      { name: "HMAC", hash: "SHA-256" },
      false,
      ["verify"],
    );
    if (await crypto.subtle.verify("HMAC", key, bytes, encoder.encode(body))) return true;
  }
  return false;
}
