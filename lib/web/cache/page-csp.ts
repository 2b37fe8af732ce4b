import { getSettings } from "#lib/base/config/settings.ts";
import { sourcesOf } from "#lib/web/analytics/allowed.ts";
import { readMarker } from "#lib/web/analytics/marker.ts";
import type { PageValue } from "#lib/web/next/cache-value.ts";
import { isKnownScript } from "#lib/web/next/known-scripts.ts";
import { buildCsp } from "#lib/web/security/csp.ts";

/** A script, or the start of one to the end of the page. */
const SCRIPT = /<script\b([^>]*)(?:>|$)([\s\S]*?)(<\/script>|$)/g;
/** A data block (JSON-LD) isn't a script: the policy does not apply to it. */
const DATA_BLOCK = /\stype=["']?(?!module\b|text\/javascript\b)[\w+/-]+/;

/** Written by `components/pages/layout/document.tsx` on every page of a site with a captcha. */
const HAS_CAPTCHA = /^(?:<!doctype html>)?<html\b[^>]*\sdata-captcha=/i;

/** Written by the same component on every page of a site that sends analytics (lib/web/analytics/marker.ts). */
const ANALYTICS = /^(?:<!doctype html>)?<html\b[^>]*\sdata-analytics="([^"]*)"/i;

const POLICY = "content-security-policy";
const BOUNDARY = "</script><script>";

/** React names its first inline script where a link of the page waits for it, and names it where none does, too. */
const NAMED = '<script id="_R_">';
const WAITS_FOR_IT = 'href="#_R_"';

/**
 * Joins neighbouring inline scripts without attributes into one. A page has dozens of them for its data, and each
 * would add a hash to the policy: the header of a long page outgrew the 8 kB that proxies let pass. No script's own
 * text holds `<script` or `</script`: React and Next escape `<` there.
 */
export function joinInlineScripts(html: string): string {
  let isInline = false;
  return (html.includes(WAITS_FOR_IT) ? html : html.replace(NAMED, "<script>"))
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

/**
 * The policy of a cached page: its own inline scripts by their hashes, nothing else (docs/security.md §2.2). False if
 * the page contains an unknown script: that one gets no hash, and the page must not be cached. Every other page is
 * shortened first.
 */
export async function addCsp(
  value: PageValue,
  shorten: (html: string) => string = (html) => html,
): Promise<boolean> {
  if (value.kind !== "APP_PAGE" || !value.html) return true;
  // A cached page, stored again because its renewal failed: its scripts are checked and joined already.
  if (value.headers?.[POLICY]) return true;
  const isClean = scriptsIn(value.html).every(isKnownScript);
  // A script must not be joined to one that is not known: their common hash would be refused.
  if (isClean) value.html = joinInlineScripts(shorten(value.html));
  const settings = getSettings();
  const [, analytics = ""] = ANALYTICS.exec(value.html) ?? [];
  const policy = buildCsp(settings, {
    hashes: await hashAll(scriptsIn(value.html).filter((code) => isClean || isKnownScript(code))),
    captcha: HAS_CAPTCHA.test(value.html),
    analytics: sourcesOf(readMarker(analytics), settings.ANALYTICS_HOSTS),
  });
  // Next sends this object itself on a cache miss, so it is changed rather than copied.
  value.headers = { ...value.headers, [POLICY]: policy };
  return isClean;
}

/** The text of each inline script, without data blocks. */
export const scriptsIn = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(
      ([, attributes = "", , end]) =>
        end !== "" && !/\ssrc=/.test(attributes) && !DATA_BLOCK.test(attributes),
    )
    .map(([, , code = ""]) => code);

/** `'sha256-…'` of each text, once, in order. */
const hashAll = async (texts: readonly string[]): Promise<string[]> => [
  ...new Set(await Promise.all(texts.map(sha256))),
];

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
