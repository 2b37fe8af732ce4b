import { hrefTo } from "#lib/web/i18n/routes.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";

/**
 * The path to go to after a login: the requested local path, else home (docs/screens.md §3.2).
 * @param wanted the value of `?redirect=`, not yet validated
 * @param current the path of the login page, which is never returned
 *
 */
export function afterLogin(site: ClientSite, wanted: string | null, current: string): string {
  const target = localPath(wanted, current);
  return target === "/" || target.split(/[?#]/)[0] === current.split(/[?#]/)[0]
    ? hrefTo({ name: "home" }, site)
    : target;
}
