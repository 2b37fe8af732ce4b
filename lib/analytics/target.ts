/**
 * Reads the CMS option `EventTarget`: `dataLayer` (the list on the page that the site's own tag manager reads), or an
 * https address on the visiting host, answered as its path. Null for anything else: another host would need a source in
 * the page's content security policy (decision 0016).
 */
export function readAnalyticsTarget(option: string, domain: string): string | null {
  if (option === "dataLayer") return option;
  if (!URL.canParse(option)) return null;
  const { protocol, hostname, username, password, pathname, search } = new URL(option);
  const own = protocol === "https:" && hostname === domain && username === "" && password === "";
  // As a path: the browser adds the host it is on, port included.
  return own && !pathname.startsWith("//") ? pathname + search : null;
}
