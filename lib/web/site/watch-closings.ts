import { resolveSite } from "./resolve-site.ts";

/**
 * Checks whether the sites of these pages have been closed: pages answered from the front's cache reach no render
 * process, so nothing else would check. A change expires the site (`resolve-site.ts`).
 * @param paths internal paths of pages, `/storefront/{domain}/…`
 */
export function watchClosings(paths: readonly string[]): void {
  const domains = new Set(paths.flatMap((path) => path.split("/")[2] ?? []));
  for (const domain of domains) void resolveSite(domain).catch(() => {});
}
