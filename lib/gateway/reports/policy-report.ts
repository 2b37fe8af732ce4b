import "server-only";
import { z } from "zod";
import { log } from "#lib/base/config/log.ts";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { withoutPersonal } from "#lib/web/analytics/page-address.ts";

/** Lines per minute and process: a page that breaks for everybody must not fill the log. */
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

/** Logs a violation of the content security policy of the site's pages; false for another kind of report. */
export function takePolicyReport(site: string, given: unknown): boolean {
  const read = report.safeParse(given);
  if (read.success) logViolation(site, read.data["csp-report"]);
  return read.success;
}

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

/**
 * A keyword such as `inline`, or an origin, because a path may name a person. Null for sources of the browser itself.
 */
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
