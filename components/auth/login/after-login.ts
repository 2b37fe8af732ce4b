import { hrefTo } from "#lib/i18n/routes.ts";
import { localPath } from "#lib/security/local-path.ts";
import type { ClientSite } from "#lib/site/client-site.ts";

/**
 * Where a login leads: the local path that was asked for, never the page one is on, else home (spec 4, Login).
 * `wanted` is `?redirect=` as it came.
 */
export function afterLogin(site: ClientSite, wanted: string | null, current: string): string {
  const target = localPath(wanted, current);
  // A path that leads back to the login in any language of its own is the same page.
  return target === "/" || target.split(/[?#]/)[0] === current.split(/[?#]/)[0]
    ? hrefTo({ name: "home" }, site)
    : target;
}
