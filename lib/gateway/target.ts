import "server-only";
import type { SessionSite } from "#lib/gateway/auth/session.ts";
import { requestHost, requestOrigin, requestProtocol } from "#lib/web/site/host.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import type { Site } from "#lib/web/site/types.ts";
import { Refusal } from "./gateway-answer.ts";

/** The site and language of a request, and the credentials of its calls. */
export interface Target extends SessionSite {
  readonly site: Site;
  readonly locale: string;
  readonly storeId: number | undefined;
  /** `https://shop.example` as the visitor sees it. */
  readonly origin: string;
}

/** Finds the visiting site (docs/screens.md §1.1) and, by the page's `language` header, its store. */
export async function findTarget(headers: Headers): Promise<Target> {
  const host = requestHost(headers);
  const origin = requestOrigin(headers);
  const found = host && (await resolveSite(host.domain));
  if (!origin || !found || found.kind === "unknown")
    throw new Refusal(404, "There is no site at this host.");
  if (found.kind === "unavailable")
    throw new Refusal(503, "The shop cannot be reached. Try again.", { "retry-after": "5" });
  const { site, apiKey } = found;
  const locale = headers.get("language") || site.defaultLocale;
  if (!site.languages.some(({ code }) => code === locale))
    throw new Refusal(400, "This site is not available in this language.");
  const secure = requestProtocol(headers) === "https";
  return {
    site,
    apiKey,
    siteId: site.siteId,
    locale,
    storeId: site.stores[locale],
    origin,
    secure,
  };
}
