import type { IconName } from "#components/kit/ui/icon.tsx";
import type { Site } from "#lib/web/site/types.ts";

/** A page of the admin area, as the navigation names it (`admin.frame.{page}`). */
export type AdminPage =
  | "overview"
  | "consents"
  | "templates"
  | "caches"
  | "domains"
  | "releases"
  | "activity"
  | "analytics";

export interface NavigationRow {
  readonly page: AdminPage;
  readonly route:
    | "admin"
    | "adminConsents"
    | "adminTemplates"
    | "adminCache"
    | "adminDomains"
    | "adminReleases"
    | "adminActivity"
    | "adminAnalytics";
  readonly icon: IconName;
}

const ROWS: readonly NavigationRow[] = [
  { page: "overview", route: "admin", icon: "info" },
  { page: "consents", route: "adminConsents", icon: "shield" },
  { page: "templates", route: "adminTemplates", icon: "mail" },
  { page: "caches", route: "adminCache", icon: "clock" },
  { page: "domains", route: "adminDomains", icon: "globe" },
  { page: "releases", route: "adminReleases", icon: "tag" },
  { page: "activity", route: "adminActivity", icon: "users" },
  { page: "analytics", route: "adminAnalytics", icon: "globe" },
];

/** The rows of the navigation: caches if the backend runs its cache service, releases only outside production. */
export const navigationRows = (
  { cacheService }: Pick<Site, "cacheService">,
  isProduction: boolean = process.env.NODE_ENV === "production",
): readonly NavigationRow[] =>
  ROWS.filter(
    ({ page }) => (page !== "caches" || cacheService) && (page !== "releases" || !isProduction),
  );
