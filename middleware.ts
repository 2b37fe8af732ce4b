import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { guard } from "./lib/middleware/guard.ts";
import { readPath } from "./lib/middleware/locale.ts";
import { maintenance } from "./lib/middleware/maintenance.ts";
import { redirects } from "./lib/middleware/redirects.ts";
import { findSite } from "./lib/middleware/site.ts";
import { surface } from "./lib/middleware/surface.ts";
import type { Step, Visit } from "./lib/middleware/visit.ts";
import { wellKnown } from "./lib/middleware/well-known.ts";
import { HSTS } from "./lib/security/headers.ts";
import { requestProtocol } from "./lib/site/host.ts";

/** The first step that answers ends the visit; the last one always does (docs/architecture.md §1.1). */
const STEPS: readonly Step[] = [
  guard,
  findSite,
  readPath,
  maintenance,
  wellKnown,
  redirects,
  surface,
];

export default async function middleware(
  request: NextRequest,
  event?: NextFetchEvent,
): Promise<Response> {
  const visit: Visit = { request, waitUntil: (work) => event?.waitUntil(work) };
  for (const step of STEPS) {
    const answer = await step(visit);
    if (answer) return withTransportSecurity(answer, request.headers);
  }
  return NextResponse.next();
}

/** HSTS for a visitor who came by https, in production; the other fixed headers are in next.config.ts. */
function withTransportSecurity(answer: Response, headers: Headers): Response {
  if (process.env.NODE_ENV === "production" && requestProtocol(headers) === "https") {
    answer.headers.set("strict-transport-security", HSTS);
  }
  return answer;
}

/** Exact prefixes only: excluding every path with a dot would let `/edit/…/a.1` bypass the middleware (measured). */
export const config = {
  matcher: ["/((?!_next/static/|_next/image$|api/|favicon\\.ico$).*)"],
};
