import "server-only";
import { getSettings } from "#lib/base/config/settings.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { addressOf } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { reserveTry } from "#lib/gateway/rate-limits.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { readBounded } from "#lib/shop/api/http/bounded.ts";
import { reportScript } from "#lib/web/reports/report-script.ts";
import { senderOf } from "#lib/web/site/sender.ts";
import { takePolicyReport } from "./policy-report.ts";
import { takePageReport } from "./read-page-report.ts";

/** Bytes: a report of the policy holds the whole policy and a sample of the script. */
const LARGEST = 16 * 1024;
const LIMIT = { name: "reports", count: 30, window: 60_000 };
/** Seconds for which a browser caches the script; reports of an older version are accepted as well. */
const SCRIPT_AGE = 3_600;

/**
 * Accepts a report of one of the site's pages: a violation of its policy, or its errors and vitals. Always 204, even if
 * it is dropped.
 */
export const takeReport = (request: Request): Promise<Response> =>
  guarded(async () => {
    const { site, siteId } = await findTarget(request.headers);
    if (!getSettings().BROWSER_REPORTS) throw new Refusal(404, "Reports are off.");
    if (senderOf(request.headers) !== "own") throw new Refusal(403, "Only pages of the site.");
    await reserveTry(LIMIT, { siteId, address: addressOf(request.headers) });
    const body = await readBounded(request, LARGEST);
    if (body === null) throw new Refusal(413, "Too large.");
    const report = parseJson(body);
    if (!takePolicyReport(site.domain, report) && !takePageReport(site, report))
      throw new Refusal(422, "This is not a report.");
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  });

/** The script by which a page reports; it is the same for all. */
export const sendReportScript = (): Promise<Response> =>
  guarded(async () => {
    if (!getSettings().BROWSER_REPORTS) throw new Refusal(404, "Reports are off.");
    return new Response(reportScript(), {
      headers: {
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": `public, max-age=${SCRIPT_AGE}`,
        "x-content-type-options": "nosniff",
      },
    });
  });
