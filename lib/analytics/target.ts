/**
 * The CMS option `EventTarget`, or null where it may not be used: `dataLayer` (a list on the page that the site's
 * own tag manager reads), or an https address on the visiting host. Other hosts would need a hole in the
 * page's policy, so they are refused.
 */
export function readEventTarget(option: string, domain: string): string | null {
  if (option === "dataLayer") return option;
  if (!URL.canParse(option)) return null;
  const { protocol, hostname, username, password, pathname, search } = new URL(option);
  const own = protocol === "https:" && hostname === domain && username === "" && password === "";
  // As a path: the browser adds the host it is on, port included.
  return own && !pathname.startsWith("//") ? pathname + search : null;
}
