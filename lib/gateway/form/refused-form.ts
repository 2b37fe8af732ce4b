import "server-only";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import type { Refusal } from "#lib/gateway/gateway-answer.ts";
import { localeFor } from "#lib/web/i18n/locale-for.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { localPath, ownPath } from "#lib/web/security/local-path.ts";
import { requestHost } from "#lib/web/site/host.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import { staticPage } from "#lib/web/static-page/static-page.ts";
import {
  STATIC_PAGE_LOCALES,
  staticPageMessages,
} from "#lib/web/static-page/static-page-messages.ts";

/**
 * The page that says why a form was refused, in the visitor's language: browsers without scripts would offer JSON as a
 * download.
 * @param headers of the request
 * @param refusal headers of the answer, `language` if the form contains it, and `origin` if the form came from another
 * site, which is logged
 */
export async function refusedForm(
  headers: Headers,
  status: number,
  refusal: Pick<Refusal, "event"> & Partial<Pick<Refusal, "headers">> = {},
): Promise<Response> {
  const site = await siteOf(headers);
  const languages = site?.languages.map(({ code }) => code) ?? STATIC_PAGE_LOCALES;
  const from = localPath(ownPath(headers.get("referer") ?? "", requestHost(headers)?.host));
  const named = headers.get("language");
  const chosen = cookiesOf(headers).get("locale")?.value;
  const locale =
    languages.find((code) => code === named) ??
    localeFor(from, chosen, languages) ??
    site?.defaultLocale ??
    "en";
  const home = site && hrefTo({ name: "home" }, { locale, defaultLocale: site.defaultLocale });
  const [subject, shown] = reasonFor(status, refusal.event, site !== null);
  const href = subject === "unavailable" ? from : home;
  const page = staticPage({
    ...staticPageMessages(subject, locale, href ?? undefined),
    status: shown,
  });
  for (const [name, value] of Object.entries(refusal.headers ?? {})) page.headers.set(name, value);
  return page;
}

async function siteOf(headers: Headers) {
  const host = requestHost(headers);
  const found = host && (await resolveSite(host.domain).catch(() => null));
  return found?.kind === "found" ? found.site : null;
}

/** The message and its status. */
function reasonFor(status: number, event: Refusal["event"], hasSite: boolean) {
  if (status === 403) return [event === "origin" ? "foreignForm" : "closedForm", 403] as const;
  if (status === 404) return [hasSite ? "notFound" : "unknownHost", 404] as const;
  if (status === 413) return ["longForm", 413] as const;
  if (status === 400 || status === 415) return ["method", status] as const;
  if (status === 502 || status === 504) return ["unavailable", status] as const;
  return ["unavailable", 503] as const;
}
