import "server-only";
import { z } from "zod";
import { matchRoute } from "#lib/web/i18n/routes.ts";
import { cleanMessage } from "#lib/web/reports/describe-error.ts";
import type { PageReport, ReportedError } from "#lib/web/reports/page-report.ts";
import { passReport } from "#lib/web/reports/receive-report.ts";
import { SCALES, VITALS, type Vital } from "#lib/web/reports/vitals.ts";
import type { Site } from "#lib/web/site/types.ts";

/** Errors of one report. */
const MOST_ERRORS = 5;
const text = z.string().max(2_000);

const error = z.object({
  kind: z.enum(["error", "rejection"]),
  name: text.catch(""),
  message: text.catch(""),
  at: text.catch(""),
});
const report = z.object({
  path: text,
  vitals: z.record(z.string(), z.unknown()).catch({}),
  errors: z.array(z.unknown()).catch([]),
});

type OfSite = Pick<Site, "domain" | "defaultLocale" | "languages">;

/** Passes the errors and vitals of a page on to be counted; false for another kind of report. */
export function takePageReport(site: OfSite, given: unknown): boolean {
  const read = report.safeParse(given);
  if (!read.success) return false;
  const page = kindOf(site, read.data.path);
  // Pages of staff contain no loader.
  if (page.startsWith("admin")) return true;
  const vitals = readVitals(read.data.vitals);
  const errors = read.data.errors.slice(0, MOST_ERRORS).flatMap((one) => readError(one));
  if (errors.length > 0 || Object.keys(vitals).length > 0)
    passReport({ site: site.domain, page, vitals, errors });
  return true;
}

/** The kind of page at a path. The path itself is dropped, because it may name an order or a person. */
function kindOf({ defaultLocale, languages }: OfSite, path: string): string {
  const match = matchRoute(path, { defaultLocale, locales: languages.map(({ code }) => code) });
  return match.kind === "match" ? match.route.name : "missing";
}

function readVitals(given: Readonly<Record<string, unknown>>): PageReport["vitals"] {
  const vitals: Partial<Record<Vital, number>> = {};
  for (const vital of VITALS) {
    const value = given[vital];
    if (typeof value !== "number") continue;
    const measured = vital === "cls" ? value : value / 1_000;
    if (measured >= 0 && measured <= SCALES[vital].most) vitals[vital] = measured;
  }
  return vitals;
}

function readError(given: unknown): ReportedError[] {
  const read = error.safeParse(given);
  if (!read.success) return [];
  const { kind, at } = read.data;
  const name = /^[\w$]{1,60}/.exec(read.data.name)?.[0] ?? "Error";
  return [{ kind, name, message: cleanMessage(read.data.message, name), at: placeOf(at) }];
}

/** A position in one of our scripts, the origin of another script, or nothing. */
function placeOf(at: string): string {
  if (at === "inline" || /^\/_next\/static\/[\w./~-]{1,200}:\d{1,7}:\d{1,7}$/.test(at)) return at;
  return /^https?:\/\//.test(at) && URL.canParse(at) ? new URL(at).origin.slice(0, 200) : "";
}
