import { NextResponse } from "next/server";
import { robotsText } from "#lib/web/seo/robots.ts";
import { readPart, WHOLE } from "#lib/web/seo/sitemap/part-name.ts";
import { hasSitemap } from "#lib/web/seo/sitemap/sitemap-options.ts";
import { notFoundPage } from "./not-found-answer.ts";
import { type Step, siteOf } from "./visit.ts";

/**
 * `/robots.txt` and `/sitemap.xml` of the site. They go through the middleware like pages, so that one place decides
 * about unknown hosts and closed sites, and a sitemap is cached, expired and shared as every page is (decision 0013).
 */
export const wellKnown: Step = (visit) => {
  const { request } = visit;
  const { pathname, searchParams, origin } = request.nextUrl;
  const site = siteOf(visit);
  if (request.method === "POST") return null;
  if (pathname === "/robots.txt") {
    return new Response(request.method === "HEAD" ? null : robotsText(site), {
      headers: {
        "content-type": "text/plain; charset=utf-8",
        "cache-control": "public, max-age=0, s-maxage=300",
      },
    });
  }
  if (pathname !== "/sitemap.xml") return null;
  const requestedPart = searchParams.get("part");
  if (!hasSitemap(site) || readPart(requestedPart) === undefined) {
    return notFoundPage(visit);
  }
  const path = ["storefront", site.domain, "sitemap-parts", requestedPart ?? WHOLE];
  return NextResponse.rewrite(new URL(`/${path.map(encodeURIComponent).join("/")}`, origin));
};
