import "server-only";
import type { Decision } from "@/lib/api/schemas/content";
import { localPath } from "@/lib/auth/local-path";
import { matchRoute } from "@/lib/i18n/routes";
import type { SiteContext } from "@/lib/site/types";
import { decidePath } from "./pages";

const MOST_HOPS = 5;

/**
 * Where a redirect of the backend ends: a local path and whether it is for good; null after 5 hops, at a repeat, or for a
 * target that is not local (contract, section 7).
 */
export async function followRedirect(
  context: SiteContext,
  path: string,
  first: Decision,
): Promise<{ target: string; permanent: boolean } | null> {
  const { site, locale } = context;
  const languages = {
    defaultLocale: site.defaultLocale,
    locales: site.languages.map(({ code }) => code),
  };
  const seen = new Set([path]);
  let decision = first;
  let permanent = true;
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    permanent &&= decision.status !== 302;
    const target = toLocal(decision.target);
    if (target === null) return null;
    const match = matchRoute(target.split(/[?#]/)[0] ?? "/", languages);
    if (match.kind === "none") return null;
    // Another language's paths are that language's to decide, and every other route is an end.
    if (match.route.name !== "content" || match.locale !== locale) return { target, permanent };
    const next = match.route.slug.join("/");
    if (seen.has(next)) return null;
    seen.add(next);
    decision = await decidePath(context, next);
    if (decision.type !== "redirect") return { target, permanent };
  }
  return null;
}

/** `localPath` answers `/` for whatever is not local; here that must not lead home. */
function toLocal(target: string): string | null {
  const path =
    target.startsWith("/") || /^[a-z][a-z0-9+.-]*:/i.test(target) ? target : `/${target}`;
  const local = localPath(path);
  return local === "/" && path !== "/" ? null : local;
}
