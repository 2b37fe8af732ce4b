import { takePolicyReport } from "#lib/gateway/reports/policy-report.ts";

export const dynamic = "force-dynamic";

/** Violations of a page's content security policy, as browsers report them (docs/operations.md §9). */
export const POST = (request: Request): Promise<Response> => takePolicyReport(request);
