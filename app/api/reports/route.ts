import { sendReportScript, takeReport } from "#lib/gateway/reports/take-report.ts";

export const dynamic = "force-dynamic";

/** Takes reports of the pages of a site: violations of their policy, errors and vitals (docs/operations.md §9). */
export const POST = (request: Request): Promise<Response> => takeReport(request);

/** The script with which pages send their reports. */
export const GET = (): Promise<Response> => sendReportScript();
