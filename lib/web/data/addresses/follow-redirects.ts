import "server-only";
import { cache } from "react";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { Decision } from "#lib/shop/api/schemas/content-schema.ts";
import { decidePath } from "#lib/web/data/content/pages.ts";
import { read } from "#lib/web/data/read.ts";
import { matchRoute } from "#lib/web/i18n/routes.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import { parseHost } from "#lib/web/site/host.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

const MAX_HOPS = 5;

/** The end of a chain of redirects. */
export interface End {
  /** A local path, or an http(s) address on another domain of the site. */
  readonly target: string;
  readonly permanent: boolean;
}

/**
 * The end of a redirect of the backend, and whether it is permanent (301, 308); null after 5 hops, at a repeat, or for
 * a target that is neither local nor on a domain of the site (docs/contract.md §7.4).
 */
export async function followRedirect(
  context: SiteContext,
  path: string,
  first: Decision,
): Promise<End | null> {
  const { site, locale } = context;
  const languages = {
    defaultLocale: site.defaultLocale,
    locales: site.languages.map(({ code }) => code),
  };
  const seen = new Set([path]);
  let decision = first;
  let permanent = true;
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    permanent &&= decision.status !== 302 && decision.status !== 307;
    const target = await resolveTarget(context, decision.target);
    if (target === null) return null;
    if (!target.startsWith("/")) return { target, permanent };
    const match = matchRoute(target.split(/[?#]/)[0] ?? "/", languages);
    if (match.kind === "none") return null;
    // Paths of another language are decided there; every other route is an end.
    if (match.route.name !== "content" || match.locale !== locale) return { target, permanent };
    const next = match.route.slug.join("/");
    if (seen.has(next)) return null;
    seen.add(next);
    decision = await decidePath(context, next);
    if (decision.type !== "redirect") return { target, permanent };
  }
  return null;
}

/** A redirect target that is safe to send: local, or absolute on another domain of the site; otherwise null. */
async function resolveTarget(context: SiteContext, raw: string): Promise<string | null> {
  const target = raw.trim();
  if (target === "") return null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return resolveAbsolute(context, target);
  return toLocal(target.startsWith("/") ? target : `/${target}`);
}

async function resolveAbsolute(context: SiteContext, target: string): Promise<string | null> {
  if (!/^https?:\/\/[^\\]/i.test(target) || !URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.username || url.password) return null;
  if (url.hostname === context.site.domain)
    return toLocal(`${url.pathname}${url.search}${url.hash}`);
  return (await domainsOf(context)).has(url.host) ? url.href : null;
}

/** The hosts, ports included, of the site's domain list (docs/contract.md §2.6). */
const domainsOf = cache(async (context: SiteContext): Promise<ReadonlySet<string>> => {
  const domains = await read(context, calls.settings.domain.filter, { input: {}, tags: [] });
  return new Set(
    (domains ?? []).flatMap(({ name, url }) => {
      const host = URL.canParse(url) ? new URL(url).host : parseHost(name)?.host;
      return host ? [host] : [];
    }),
  );
});

/** `localPath` returns `/` for anything that isn't local; a redirect must not lead to the home page instead. */
function toLocal(path: string): string | null {
  const local = localPath(path);
  return local === "/" && path !== "/" ? null : local;
}
