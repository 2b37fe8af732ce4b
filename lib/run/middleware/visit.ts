import type { NextRequest } from "next/server";
import type { RouteMatch } from "#lib/web/i18n/routes.ts";
import type { Site } from "#lib/web/site/types.ts";

/** One request with the results of the steps so far. */
export interface Visit {
  readonly request: NextRequest;
  /** For work that the response does not wait for. */
  readonly waitUntil?: (work: Promise<unknown>) => void;
  /** Set by the site step; every later step may rely on it. */
  site?: Site;
  /** Set by the locale step. */
  match?: RouteMatch;
}

/** One step of the middleware: a response ends the request, `null` passes it on. */
export type Step = (visit: Visit) => Response | null | Promise<Response | null>;

/** The site of a visit, for steps after the site step. */
export function siteOf({ site }: Visit): Site {
  if (!site) throw new Error("Run the site step before this one.");
  return site;
}
