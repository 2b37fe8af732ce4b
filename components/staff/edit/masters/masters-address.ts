import { hrefTo } from "#lib/web/i18n/routes.ts";

/** The parameter of the home page in edit mode that names the master to be shown in its place. */
export const MASTER_PARAM = "master";

/** The address of a master's own view, where it is edited. */
export const masterHref = (
  id: number,
  { locale, defaultLocale }: { readonly locale: string; readonly defaultLocale: string },
): string =>
  hrefTo(
    { name: "home" },
    { locale, defaultLocale },
    { editPage: "true", [MASTER_PARAM]: String(id) },
  );
