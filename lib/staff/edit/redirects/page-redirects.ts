import "server-only";
import { Refusal } from "#lib/gateway/gateway-answer.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import type { RedirectRow } from "#lib/shop/api/schemas/library-schema.ts";
import { dataOf, type StaffSend } from "#lib/staff/edit/staff-route.ts";
import { matchRoute } from "#lib/web/i18n/routes.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import { parseHost } from "#lib/web/site/host.ts";
import { offersCall } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";
import type { Redirect, RedirectProblem } from "./redirect-types.ts";

/** As many as a visitor's address is led on (lib/web/data/addresses/follow-redirects.ts). */
const MAX_HOPS = 5;
/** The most pages of a search that are read, with a hundred redirects each. */
const MOST_PAGES = 5;

export interface RedirectWhere {
  readonly send: StaffSend;
  readonly site: Site;
}

/** Refuses what needs the optional call `redirects` where it is not offered. */
export function requireOffered(site: Site): void {
  if (!offersCall(site, "redirects")) throw new Refusal(501, "redirects are not offered");
}

/** A row of the backend; null for one that cannot be named. */
export function toRedirect({ id, path, target, status }: RedirectRow): Redirect | null {
  const bare = path.replace(/^\/+/, "");
  if (id === null || bare === "") return null;
  return { id, path: bare, target, isPermanent: status !== 302 && status !== 307 };
}

/** The redirects whose path or target has a text. */
export async function searchRedirects(send: StaffSend, search: string): Promise<Redirect[]> {
  const found: Redirect[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const input = { search, page, limit: 100 } as const;
    const list = dataOf(await send(calls.cms.redirect.filterStandard, { input }));
    found.push(...list.items.flatMap((row) => toRedirect(row) ?? []));
    if (list.items.length === 0 || page >= list.totalPages) break;
  }
  return found;
}

/** The redirect at a path; null if there is none. */
export const findRedirect = async (send: StaffSend, path: string): Promise<Redirect | null> =>
  (await searchRedirects(send, path)).find((one) => one.path === path) ?? null;

/**
 * The path of an address of this site in the finder's form; null for a route of the shop, another host, and anything
 * that isn't an address.
 */
export function contentPath(site: Site, address: string): string | null {
  const local = ownAddress(site, address);
  if (local === null) return null;
  const match = matchRoute(local.split(/[?#]/)[0] ?? "/", languagesOf(site));
  return match.kind === "none" || match.route.name !== "content"
    ? null
    : match.route.slug.join("/");
}

const languagesOf = ({ defaultLocale, languages }: Site) => ({
  defaultLocale,
  locales: languages.map(({ code }) => code),
});

/** An address on this site as its path, `/…`; null for every other. */
function ownAddress(site: Site, address: string): string | null {
  const text = address.trim();
  if (/^https?:\/\/[^\\]/i.test(text)) {
    if (!URL.canParse(text)) return null;
    const { hostname, username, password, pathname, search, hash } = new URL(text);
    if (hostname !== site.domain || username !== "" || password !== "") return null;
    return ownAddress(site, `${pathname}${search}${hash}`);
  }
  if (text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text)) return null;
  const path = text.startsWith("/") ? text : `/${text}`;
  const local = localPath(path);
  return local === "/" && path !== "/" ? null : local;
}

/** Whether an absolute address is on another domain of the site, which redirects may lead to. */
async function isOnOtherDomain({ send }: RedirectWhere, address: string): Promise<boolean> {
  if (!/^https?:\/\/[^\\]/i.test(address) || !URL.canParse(address)) return false;
  const { host, username, password } = new URL(address);
  if (username !== "" || password !== "") return false;
  const domains = dataOf(await send(calls.settings.domain.filter, { input: {} }));
  return domains.some(({ name, url }) =>
    URL.canParse(url) ? new URL(url).host === host : parseHost(name)?.host === host,
  );
}

/** Why a path cannot be redirected to a target; null if it can. */
export async function redirectProblem(
  where: RedirectWhere,
  address: string,
  target: string,
): Promise<RedirectProblem | null> {
  const { send, site } = where;
  if (ownAddress(site, address) === null || /[?#]/.test(address)) return "path";
  const path = contentPath(site, address);
  if (path === null) return "reserved";
  const decided = await send(calls.cms.finder.decide, { input: { params: path.split("/") } });
  const { type } = decided.ok ? decided.data : { type: "none" };
  if (type === "redirect") return "exists";
  if (type !== "none") return "taken";
  return leadsAstray(where, path, target);
}

/**
 * Why a target is unsuitable: it leads back to the path, through too many redirects, or to another site; null if it
 * ends on this site.
 */
async function leadsAstray(
  where: RedirectWhere,
  path: string,
  target: string,
): Promise<"target" | "loop" | "chain" | null> {
  let next = target.trim();
  for (let hop = 0; hop < MAX_HOPS; hop += 1) {
    if (ownAddress(where.site, next) === null)
      return (await isOnOtherDomain(where, next)) ? null : "target";
    const at = contentPath(where.site, next);
    if (at === null) return null;
    if (at === path) return "loop";
    const further = await findRedirect(where.send, at);
    if (!further) return null;
    next = further.target;
  }
  return "chain";
}
