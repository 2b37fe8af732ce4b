import "server-only";
import { CUSTOM_PAGES } from "#custom/generated/pages.ts";
import type { Locale, SiteContext } from "#lib/web/site/types.ts";
import type { CustomPage } from "./types.ts";

/** The address of a page below the language; null where the language does not have it. */
export const pathIn = ({ path }: CustomPage, locale: Locale): string | null => {
  if (typeof path === "string") return path;
  return Object.hasOwn(path, locale) ? (path[locale] ?? null) : null;
};

/** The adopter's own pages of a site. */
export const customPagesOf = ({ site }: Pick<SiteContext, "site">): readonly CustomPage[] =>
  CUSTOM_PAGES.filter(({ sites }) => sites?.includes(site.domain) ?? true);

/** The adopter's own page at a path below the language; null without one. */
export const findCustomPage = (
  context: Pick<SiteContext, "site" | "locale">,
  path: string,
): CustomPage | null =>
  customPagesOf(context).find((page) => pathIn(page, context.locale) === path) ?? null;
