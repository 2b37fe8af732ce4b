import { type Fault, hearFaults } from "#lib/base/config/note-fault.ts";
import type { Settings } from "#lib/base/config/settings.ts";
import { processName } from "#lib/web/cache/process-name.ts";
import { type BrowserTotals, browserFigures } from "#lib/web/reports/browser-figures.ts";
import { sendErrorsTo } from "#lib/web/reports/receive-report.ts";
import {
  boundedFaults,
  cleanFault,
  type FaultTotals,
  serverErrors,
} from "#lib/web/reports/server-errors.ts";
import { exportReports } from "./export-reports.ts";
import { watchErrors } from "./watch-errors.ts";

/** Reports of browsers and of the server, as the settings allow them. */
export interface Reports {
  /** Figures for metrics; null for those that are turned off. */
  figures(): { readonly browsers: BrowserTotals | null; readonly server: FaultTotals | null };
  /** Sends everything now. */
  flush(): Promise<void>;
}

/** Counts the reports of browsers and of this machine's processes, and sends them to the configured collectors. */
export function openReports(settings: Settings): Reports {
  const { BROWSER_REPORTS, SERVER_REPORTS } = settings;
  const exporter =
    BROWSER_REPORTS || SERVER_REPORTS
      ? exportReports({
          settings,
          instance: processName(),
          totals: browserFigures().totals,
          serverTotals: SERVER_REPORTS ? serverErrors().totals : undefined,
        })
      : null;
  if (exporter && BROWSER_REPORTS) sendErrorsTo(exporter.add);
  if (SERVER_REPORTS) {
    // Faults of render processes are sent to this one, which counts them too.
    hearFaults((fault) => {
      const due = serverErrors().add(cleanFault(fault));
      if (due) exporter?.add({ ...due, source: "server", site: "", page: "" });
    }, process.cwd());
    watchErrors();
  }
  return {
    figures: () => ({
      browsers: BROWSER_REPORTS ? browserFigures().totals() : null,
      server: SERVER_REPORTS ? serverErrors().totals() : null,
    }),
    flush: async () => exporter?.flush(),
  };
}

/** Has the errors of a process that renders counted by the front. */
export function tellFaults(settings: Settings, tell: (fault: Fault) => void): void {
  if (!settings.SERVER_REPORTS) return;
  hearFaults(boundedFaults(tell), process.cwd());
  watchErrors();
}
