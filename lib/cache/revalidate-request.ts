import { z } from "zod";
import { isTagName, type TagName } from "./tags.ts";

/** Tags one request may name. */
const MAX_TAGS = 1_000;

const schema = z.object({ domain: z.string(), tags: z.array(z.string()).max(MAX_TAGS) });

/** A request of the backend to expire pages (docs/contract.md §7.5). Unknown tags are left out. */
interface RevalidateRequest {
  readonly domain: string;
  readonly tags: readonly TagName[];
}

/** Reads the body of a request; null when it has another shape. */
export function readRevalidateRequest(body: string): RevalidateRequest | null {
  try {
    const { domain, tags } = schema.parse(JSON.parse(body));
    return { domain: domain.toLowerCase(), tags: [...new Set(tags.filter(isTagName))] };
  } catch {
    return null;
  }
}

/** Whether a signature is the hex HMAC-SHA256 of the body. Compared in constant time by Web Crypto. */
export async function isSigned(
  body: string,
  signature: string | null,
  secret: string | undefined,
): Promise<boolean> {
  if (!secret || !signature || !/^[0-9a-f]{64}$/i.test(signature)) return false;
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify("HMAC", key, bytes, encoder.encode(body));
}
