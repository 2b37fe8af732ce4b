import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { withTrace } from "./lib/base/trace/current-trace.ts";
import { newTrace, readTrace } from "./lib/base/trace/trace-context.ts";
import { adminMissing } from "./lib/run/middleware/admin-missing.ts";
import { assistants } from "./lib/run/middleware/assistants.ts";
import { findSite, readPath } from "./lib/run/middleware/find-site.ts";
import { guard } from "./lib/run/middleware/internal-path-guard.ts";
import { maintenance } from "./lib/run/middleware/maintenance.ts";
import { protection } from "./lib/run/middleware/password-protection.ts";
import { redirects } from "./lib/run/middleware/redirects.ts";
import { adminLogin } from "./lib/run/middleware/send-to-admin-login.ts";
import { surface } from "./lib/run/middleware/surface.ts";
import type { Step, Visit } from "./lib/run/middleware/visit.ts";
import { wellKnown } from "./lib/run/middleware/well-known.ts";
import { canonicalHost } from "./lib/run/middleware/www.ts";
import { isProtected } from "./lib/web/site/protection.ts";

/** The first step that answers ends the request; the last one always does (docs/architecture.md §1.1). */
const STEPS: readonly Step[] = [
  guard,
  findSite,
  readPath,
  canonicalHost,
  adminLogin,
  maintenance,
  protection,
  wellKnown,
  assistants,
  adminMissing,
  redirects,
  surface,
];

export default async function middleware(
  request: NextRequest,
  event?: NextFetchEvent,
): Promise<Response> {
  // Headers are all that the render process shares with this runtime.
  const { headers } = request;
  const trace = readTrace(headers.get("traceparent"), headers.get("tracestate")) ?? newTrace();
  return withTrace(trace, () => answer(request, event));
}

async function answer(request: NextRequest, event?: NextFetchEvent): Promise<Response> {
  const visit: Visit = { request, waitUntil: (work) => event?.waitUntil(work) };
  for (const step of STEPS) {
    const response = await step(visit);
    if (response) return withPrivacy(response, visit);
  }
  return NextResponse.next();
}

/** Shared caches must not store pages of a closed site, and search engines must not index a protected one. */
function withPrivacy(answer: Response, { site }: Visit): Response {
  if (!site) return answer;
  if (site.maintenance || isProtected(site))
    answer.headers.set("cache-control", "private, no-store");
  if (isProtected(site)) answer.headers.set("x-robots-tag", "noindex, nofollow");
  return answer;
}

/** Exact prefixes only: excluding every path with a dot would let `/edit/…/a.1` bypass the middleware (measured). */
export const config = {
  matcher: ["/((?!_next/static/|_next/image$|api/|favicon\\.ico$).*)"],
};
