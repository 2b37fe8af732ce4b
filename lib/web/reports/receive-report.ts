import { log } from "#lib/base/config/log.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { browserFigures, type CountedError } from "./browser-figures.ts";
import type { PageReport } from "./page-report.ts";

interface Slot {
  take: (report: PageReport) => void;
  /** Where errors are sent besides the log. */
  send: ((error: CountedError & { readonly site: string }) => void)[];
}

const slot = () => processWide("browser-reports", (): Slot => ({ take: countReport, send: [] }));

/** Passes a report to the process that counts it: the front, or this one without a front. */
export const passReport = (report: PageReport): void => slot().take(report);

/** Makes a process that renders pass its reports on to the front. */
export const passReportsTo = (take: (report: PageReport) => void): void => {
  slot().take = take;
};

/** Also sends each logged error to another service. */
export const sendErrorsTo = (send: Slot["send"][number]): void => {
  slot().send.push(send);
};

/** Counts a report, and writes a line for each error that is new, or was not written for an hour. */
export function countReport(report: PageReport): void {
  for (const error of browserFigures().add(report)) {
    const { first: _, last: __, ...fields } = error;
    log().warn({ site: report.site, ...fields }, "browser error");
    for (const send of slot().send) send({ ...error, site: report.site });
  }
}
