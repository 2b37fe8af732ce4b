import type { IconName } from "#components/kit/ui/icon.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";

/** A page of the admin area, as the navigation names it (`admin.frame.{page}`). */
export type AdminPage =
  | "overview"
  | "consents"
  | "templates"
  | "translations"
  | "redirects"
  | "caches"
  | "domains"
  | "releases"
  | "activity"
  | "analytics"
  | "vitals";

export interface NavigationRow {
  readonly page: AdminPage;
  readonly route:
    | "admin"
    | "adminConsents"
    | "adminTemplates"
    | "adminTranslations"
    | "adminRedirects"
    | "adminCache"
    | "adminDomains"
    | "adminReleases"
    | "adminActivity"
    | "adminAnalytics"
    | "adminVitals";
  readonly icon: IconName;
}

const ROWS: readonly NavigationRow[] = [
  { page: "overview", route: "admin", icon: "info" },
  { page: "consents", route: "adminConsents", icon: "shield" },
  { page: "templates", route: "adminTemplates", icon: "mail" },
  { page: "translations", route: "adminTranslations", icon: "globe" },
  { page: "redirects", route: "adminRedirects", icon: "external" },
  { page: "caches", route: "adminCache", icon: "clock" },
  { page: "domains", route: "adminDomains", icon: "globe" },
  { page: "releases", route: "adminReleases", icon: "tag" },
  { page: "activity", route: "adminActivity", icon: "users" },
  { page: "analytics", route: "adminAnalytics", icon: "globe" },
  { page: "vitals", route: "adminVitals", icon: "clock" },
];

/**
 * The rows of the navigation: translations if the site has several languages, caches if the backend runs its cache service, redirects if it keeps them, releases only
 * outside production, vitals if browsers report them.
 */
export const navigationRows = (
  site: Pick<Site, "cacheService" | "options" | "languages">,
  isProduction: boolean = process.env.NODE_ENV === "production",
  hasReports: boolean = getSettings().BROWSER_REPORTS,
): readonly NavigationRow[] =>
  ROWS.filter(
    ({ page }) =>
      (page !== "translations" || site.languages.length > 1) &&
      (page !== "caches" || site.cacheService) &&
      (page !== "redirects" || offersCall(site, "redirects")) &&
      (page !== "releases" || !isProduction) &&
      (page !== "vitals" || hasReports),
  );

/** The lists of the overview, in their order; each name is the end of an address. */
export const OVERVIEW_LISTS = [
  "drafts",
  "publishes",
  "untranslated",
  "missing",
  "broken",
  "wordless",
] as const;
