import type { Vital } from "./vitals.ts";

/** An error that a page has reported, without what may be of the visitor. */
export interface ReportedError {
  readonly kind: "error" | "rejection";
  /** `TypeError`, or the name of a class of ours. */
  readonly name: string;
  readonly message: string;
  /** `/_next/static/chunks/name.js:1:234`, the origin of a third-party script, or empty if unknown. */
  readonly at: string;
}

/** The report of one visit of a page. */
export interface PageReport {
  /** The domain of the site. */
  readonly site: string;
  /** The kind of page: the name of its route (lib/web/i18n/routes.ts), or `missing`. */
  readonly page: string;
  /** Seconds; layout shifts as their score. */
  readonly vitals: Readonly<Partial<Record<Vital, number>>>;
  readonly errors: readonly ReportedError[];
}
