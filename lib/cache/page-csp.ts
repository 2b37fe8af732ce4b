import { getSettings } from "#lib/config/settings.ts";
import { buildCsp } from "#lib/security/csp.ts";
import type { PageValue } from "./page-entry.ts";

const INLINE = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** A data block (JSON-LD) is no script: the policy does not apply to it. */
const DATA_BLOCK = /\stype=["']?(?!module\b|text\/javascript\b)[\w+/-]+/;

/** Written by `components/layout/document.tsx` on every page of a site with a captcha. */
const HAS_CAPTCHA = /^(?:<!doctype html>)?<html\b[^>]*\sdata-captcha=/i;

const BOUNDARY = "</script><script>";

/**
 * Joins neighbouring inline scripts without attributes into one. A page has dozens of them for its data, and each
 * would add a hash to the policy: the header of a long page outgrew the 8 kB that proxies let pass. No script's own
 * text holds `<script` or `</script`: React and Next escape `<` there.
 */
export function joinInlineScripts(html: string): string {
  let isInline = false;
  return html
    .split(BOUNDARY)
    .map((part, index) => {
      const lead = index === 0 ? "" : isInline ? ";" : BOUNDARY;
      const opens = part.lastIndexOf("<script");
      // A part after a boundary begins inside the script that the boundary has opened.
      if (opens !== -1 || index === 0) isInline = part.startsWith("<script>", opens);
      else isInline = true;
      return lead + part;
    })
    .join("");
}

/** The policy of a cached page: its own inline scripts by their hashes, nothing else (docs/security.md §2.2). */
export async function addCsp(value: PageValue): Promise<void> {
  if (value.kind !== "APP_PAGE" || !value.html) return;
  value.html = joinInlineScripts(value.html);
  const policy = buildCsp(getSettings(), {
    hashes: await inlineHashes(value.html),
    captcha: HAS_CAPTCHA.test(value.html),
  });
  // Next sends this object itself on a cache miss, so it is changed rather than copied.
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
