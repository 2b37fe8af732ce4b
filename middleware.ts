import { type NextFetchEvent, type NextRequest, NextResponse } from "next/server";
import { guard } from "@/lib/middleware/guard";
import { withTransportSecurity } from "@/lib/middleware/headers";
import { readPath } from "@/lib/middleware/locale";
import { maintenance } from "@/lib/middleware/maintenance";
import { redirects } from "@/lib/middleware/redirects";
import { findSite } from "@/lib/middleware/site";
import { surface } from "@/lib/middleware/surface";
import type { Step, Visit } from "@/lib/middleware/visit";
import { wellKnown } from "@/lib/middleware/well-known";

/** The first step that answers ends the visit; the last one always does (architecture, section 1). */
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

/** Exact prefixes only: "whatever has a dot" would let `/edit/…/a.1` in unseen (measured). */
export const config = {
  matcher: ["/((?!_next/static/|_next/image$|api/|favicon\\.ico$).*)"],
};
