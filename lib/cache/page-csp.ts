import { buildCsp } from "../config/csp.ts";
import { getSettings } from "../config/settings.ts";
import type { PageValue } from "./page-entry.ts";

const INLINE = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** A data block (JSON-LD) is no script: the policy does not ask about it. */
const DATA_BLOCK = /\stype=["']?(?!module\b|text\/javascript\b)[\w+/-]+/;

/** The policy of a cached page: its own inline scripts by their hashes, nothing else (architecture, section 2). */
export async function addCsp(value: PageValue): Promise<void> {
  if (value.kind !== "APP_PAGE" || !value.html) return;
  const policy = buildCsp(getSettings(), { hashes: await inlineHashes(value.html) });
  // Next sends this very object on the MISS, so it is changed rather than copied.
  value.headers = { ...value.headers, "content-security-policy": policy };
}

/** `'sha256-…'` of each inline script, once, in order. */
export async function inlineHashes(html: string): Promise<string[]> {
  const scripts = [...html.matchAll(INLINE)].filter(
    ([, attributes = ""]) => !DATA_BLOCK.test(attributes),
  );
  const hashes = await Promise.all(scripts.map(([, , code = ""]) => sha256(code)));
  return [...new Set(hashes)];
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
