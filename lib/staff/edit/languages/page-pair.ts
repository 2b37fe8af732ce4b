import type { PageSettings } from "#lib/staff/edit/pages/page-info.ts";

/** The answer of POST /api/edit/languages/page: a page in two languages, as its own texts are translated. */
export interface PagePair {
  readonly source: PageSettings;
  readonly target: PageSettings;
  /** Whether it is the page behind `/`, whose address cannot be set. */
  readonly isHome: boolean;
  /** Whether the backend changes posts (`postUpdate`). */
  readonly canUpdate: boolean;
  /** Whether it keeps redirects (`redirects`). */
  readonly canRedirect: boolean;
}
