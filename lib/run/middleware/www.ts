import { NextResponse } from "next/server";
import { forcedDomain, requestHost, requestProtocol } from "#lib/web/site/host.ts";
import { textOption } from "#lib/web/site/options.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import type { Step } from "./visit.ts";

/**
 * The canonical form of the host (the site's option `WwwPolicy`, docs/screens.md §1.6): a page requested at the other
 * form is redirected, in one hop with its canonical path. Only to a host that the backend knows as the same site, so
 * that no option can send all visitors to a host that is not served.
 */
export const canonicalHost: Step = async ({ request, site, match }) => {
  if (!site || (request.method !== "GET" && request.method !== "HEAD")) return null;
  const host = requestHost(request.headers);
  const domain = host && otherForm(host.domain, textOption(site, "WwwPolicy"));
  if (!host || !domain || forcedDomain(request.headers)) return null;
  const target = await resolveSite(domain);
  if (target.kind !== "found" || target.site.siteId !== site.siteId) return null;
  const { pathname, search } = request.nextUrl;
  const path = match?.kind === "match" ? match.canonical : pathname;
  const origin = `${requestProtocol(request.headers)}://${domain}${host.host.slice(host.domain.length)}`;
  const answer = new NextResponse(null, {
    status: 308,
    headers: { location: origin + path + search },
  });
  // The policy can change, so browsers must not cache the redirect for long.
  answer.headers.set("cache-control", "public, max-age=0, s-maxage=300");
  return answer;
};

/**
 * The host in the form of the policy; null if it has it already, or has no other form: a name without a dot, a number.
 */
export function otherForm(domain: string, policy: string): string | null {
  const bare = domain.replace(/^www\./, "");
  if (!bare.includes(".") || /^[\d.]+$/.test(bare)) return null;
  const wanted = { www: `www.${bare}`, "non-www": bare }[policy.toLowerCase()] ?? domain;
  return wanted === domain ? null : wanted;
}
