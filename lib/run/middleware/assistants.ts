import { NextResponse } from "next/server";
import { hasProductAddress } from "#lib/web/data/addresses/has-product.ts";
import { matchRoute } from "#lib/web/i18n/routes.ts";
import { flagOption } from "#lib/web/site/options.ts";
import { type Step, siteOf } from "./visit.ts";

const MARKDOWN = ".md";

/**
 * `/llms.txt`, and product pages as Markdown at their address with `.md` at the end, where a site has the option
 * `AssistantPages` (decision 0162). They come after the steps that close a site, like its pages. A product whose own slug ends
 * like that keeps its page, and a redirect of the backend its target; the Markdown is at that address with one more `.md`.
 */
export const assistants: Step = async (visit) => {
  const { request } = visit;
  const site = siteOf(visit);
  if (request.method === "POST" || !flagOption(site, "AssistantPages")) return null;
  const { pathname, origin } = request.nextUrl;
  const rewrite = (...path: readonly string[]) =>
    NextResponse.rewrite(
      new URL(
        `/${["storefront", site.domain, "assistants", ...path].map(encodeURIComponent).join("/")}`,
        origin,
      ),
    );
  if (pathname === "/llms.txt") return rewrite(site.defaultLocale, "llms");
  if (!pathname.endsWith(MARKDOWN)) return null;
  const match = matchRoute(pathname.slice(0, -MARKDOWN.length), {
    defaultLocale: site.defaultLocale,
    locales: site.languages.map(({ code }) => code),
  });
  if (match.kind !== "match" || match.route.name !== "product") return null;
  if (await hasProductAddress(site, match.locale, match.route.slug + MARKDOWN)) return null;
  return rewrite(match.locale, "product", match.route.slug);
};
