import { resolveSite } from "./resolve-site.ts";

/**
 * Looks whether the sites of these pages have been closed, as their visitors would: answers that the front keeps reach no
 * process, so nobody else would ask. A change expires the site (`resolve-site.ts`).
 *
 * @param paths internal paths of pages, `/storefront/{domain}/…`
 */
export function watchClosings(paths: readonly string[]): void {
  const domains = new Set(paths.flatMap((path) => path.split("/")[2] ?? []));
  for (const domain of domains) void resolveSite(domain).catch(() => {});
}
