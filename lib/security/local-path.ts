const BASE = "http://local.invalid";

/**
 * Where a text from outside may lead: a path of this site, else `/` (docs/security.md §1.2).
 * `current` is the page that asks, path and query: leading back to it counts as leading nowhere.
 */
export function localPath(path: unknown, current?: string): string {
  if (typeof path !== "string" || path.length > 2000) return "/";
  if (!/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path)) return "/";
  if (!URL.canParse(path, BASE)) return "/";
  const url = new URL(path, BASE);
  const local = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil` is local, and what it is normalised to would not be.
  if (url.origin !== BASE || local.startsWith("//")) return "/";
  return current !== undefined && `${url.pathname}${url.search}` === current ? "/" : local;
}
