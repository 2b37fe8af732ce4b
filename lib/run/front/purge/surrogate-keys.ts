import { createHash } from "node:crypto";

/**
 * Bytes of a list of keys, of which an answer has two. nginx accepts 4 kB for all headers by default
 * (`proxy_buffer_size`), of which the others take up to 1.6 kB; with more it answers 502.
 */
export const MOST_BYTES = 1_100;
/** Hexadecimal digits of a key. If two tags share one, a page is fetched once too often, nothing else. */
const DIGITS = 10;

/**
 * The name of a tag for shared caches (lib/web/cache/tags.ts): a hash, the same on every replica, because a tag
 * contains domains, paths and ids of the backend.
 */
export const surrogateKey = (tag: string): string =>
  createHash("sha256").update(tag).digest("hex").slice(0, DIGITS);

/** Whether a name is a tag of a site; pages have other marks for the page cache as well. */
export const isTag = (name: string): boolean => name.includes("|");

/** The tag of everything of a kind: `shop.example|product:*` for `shop.example|product:racket`; null for a kind of one. */
function kindOf(tag: string): string | null {
  const at = tag.indexOf(":", tag.indexOf("|"));
  return at === -1 ? null : `${tag.slice(0, at)}:*`;
}

/**
 * The headers with the surrogate keys of an answer. If there are too many, its kinds' keys are used, with which it is
 * purged more often.
 */
export function keyHeaders(tags: readonly string[]): Record<string, string> {
  const named = [...new Set(tags.filter(isTag))];
  if (named.length === 0) return {};
  const isLong = named.length * (DIGITS + 1) > MOST_BYTES;
  const all = isLong ? new Set(named.map((tag) => kindOf(tag) ?? tag)) : named;
  const keys = [...all].map(surrogateKey);
  return { "surrogate-key": keys.join(" "), "cache-tag": keys.join(",") };
}

/** The keys to purge when these tags expire: their own and those of their kinds. */
export const keysToPurge = (tags: readonly string[]): string[] => [
  ...new Set(tags.flatMap((tag) => [tag, kindOf(tag) ?? []].flat()).map(surrogateKey)),
];

/** The tag that every page of a tag's site has. */
export const siteTagOf = (tag: string): string => `${tag.slice(0, tag.indexOf("|"))}|site`;
