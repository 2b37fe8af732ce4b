import { usePathname } from "next/navigation";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { matchRoute } from "#lib/web/i18n/routes.ts";

/**
 * The segments of the current address, after its language: none for the home page, null for a route of the shop, which
 * isn't a page of the CMS.
 */
export function usePagePath(): readonly string[] | null {
  const { defaultLocale, locales } = useSite();
  const match = matchRoute(usePathname(), { defaultLocale, locales: locales.map((l) => l.code) });
  if (match.kind === "none") return null;
  if (match.route.name === "home") return [];
  return match.route.name === "content" ? match.route.slug : null;
}
