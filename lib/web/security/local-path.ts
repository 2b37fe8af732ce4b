const BASE = "http://local.invalid";

/**
 * A path of this site, read from untrusted text; `/` for anything else (docs/security.md §1.2). `current` is the
 * current page, path and query: a path back to it becomes `/`.
 */
export function localPath(path: unknown, current?: string): string {
  if (typeof path !== "string" || path.length > 2000) return "/";
  if (!/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path)) return "/";
  if (!URL.canParse(path, BASE)) return "/";
  const url = new URL(path, BASE);
  const local = `${url.pathname}${url.search}${url.hash}`;
  // `/.//evil` is local, but its normalised form isn't.
  if (url.origin !== BASE || local.startsWith("//")) return "/";
  return current !== undefined && `${url.pathname}${url.search}` === current ? "/" : local;
}

/** An absolute address on the site's own host as a path of the site; null for every other address. */
export function ownPath(href: string, ownHost: string | undefined): string | null {
  if (!ownHost || !URL.canParse(href)) return null;
  const { protocol, host, username, password, pathname, search, hash } = new URL(href);
  const isOwn = /^https?:$/.test(protocol) && host === ownHost && username + password === "";
  // A path that begins with `//` would lead to another host: `//evil`.
  return isOwn && !pathname.startsWith("//") ? pathname + search + hash : null;
}
