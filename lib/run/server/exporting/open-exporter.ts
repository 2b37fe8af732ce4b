import type { Settings } from "#lib/base/config/settings.ts";
import { processName } from "#lib/web/cache/process-name.ts";
import { browserFigures } from "#lib/web/reports/browser-figures.ts";
import { sendErrorsTo } from "#lib/web/reports/receive-report.ts";
import { sendServerErrorsTo } from "#lib/web/reports/server-errors.ts";
import { exportReports } from "./export-reports.ts";

/** Exports the errors of the server, and what browsers report where they do, from now on; null where nobody gets them. */
export function openExporter(settings: Settings): ReturnType<typeof exportReports> {
  const { totals } = browserFigures();
  const exporter = exportReports({ settings, instance: processName(), totals });
  if (!exporter) return null;
  if (settings.BROWSER_REPORTS) sendErrorsTo(exporter.add);
  sendServerErrorsTo(exporter.addOfServer);
  return exporter;
}
