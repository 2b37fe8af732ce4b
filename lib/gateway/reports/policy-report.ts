import "server-only";
import { z } from "zod";
import { log } from "#lib/base/config/log.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { parseJson } from "#lib/base/utils/parse-json.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { Refusal } from "#lib/gateway/answer.ts";
import { addressOf } from "#lib/gateway/guard.ts";
import { guarded } from "#lib/gateway/handle.ts";
import { reserveTry } from "#lib/gateway/rate-limits.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { readBounded } from "#lib/shop/api/http/bounded.ts";
import { withoutPersonal } from "#lib/web/analytics/page-address.ts";
import { senderOf } from "#lib/web/site/sender.ts";

/** Bytes: a report holds the whole policy and a sample of the script. */
const LARGEST = 16 * 1024;
const LIMIT = { name: "reports", count: 30, window: 60_000 };
/** Lines a minute of one process: a page that breaks for everybody must not fill the log. */
const MOST_LINES = 60;
const MINUTE = 60_000;

const text = z.string().max(4_000);
const report = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "blocked-uri": text.optional(),
    "effective-directive": text.optional(),
    "violated-directive": text.optional(),
  }),
});

const lines = processWide("policy-reports", () => ({ since: 0, count: 0 }));

/** Takes a violation that one of the site's pages reports, and logs it. 204, also where it is dropped. */
export const takePolicyReport = (request: Request): Promise<Response> =>
  guarded(async () => {
    const { site, siteId } = await findTarget(request.headers);
    if (!getSettings().BROWSER_REPORTS) throw new Refusal(404, "Reports are off.");
    if (senderOf(request.headers) !== "own") throw new Refusal(403, "Only pages of the site.");
    await reserveTry(LIMIT, { siteId, address: addressOf(request.headers) });
    const body = await readBounded(request, LARGEST);
    if (body === null) throw new Refusal(413, "Too large.");
    const read = report.safeParse(parseJson(body));
    if (!read.success) throw new Refusal(422, "This is not a report.");
    logViolation(site.domain, read.data["csp-report"]);
    return new Response(null, { status: 204, headers: { "cache-control": "no-store" } });
  });

function logViolation(site: string, given: z.output<typeof report>["csp-report"]): void {
  const blocked = sourceOf(given["blocked-uri"] ?? "");
  // Extensions of a browser try to add to every page.
  if (blocked === null || !mayLog(Date.now())) return;
  const directive = given["effective-directive"] ?? given["violated-directive"] ?? "";
  log().warn(
    {
      site,
      directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? "",
      blocked,
      page: pathOf(given["document-uri"]),
    },
    "policy violation",
  );
}

/** A keyword such as `inline`, or an origin: a path may name a person. Null for what is of the browser's own making. */
function sourceOf(blocked: string): string | null {
  if (/^[a-z-]{0,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "";
  const { protocol, origin } = new URL(blocked);
  if (protocol === "http:" || protocol === "https:") return origin;
  return ["data:", "blob:", "ws:", "wss:"].includes(protocol) ? protocol : null;
}

const pathOf = (address: string): string => {
  const cleaned = withoutPersonal(address);
  return URL.canParse(cleaned) ? new URL(cleaned).pathname.slice(0, 300) : "";
};

function mayLog(now: number): boolean {
  if (now - lines.since > MINUTE) Object.assign(lines, { since: now, count: 0 });
  lines.count += 1;
  return lines.count <= MOST_LINES;
}
