import { joinRel } from "#lib/base/utils/link-rel.ts";
import { oneLine } from "#lib/base/utils/one-line.ts";
import type { LinkMeta } from "#lib/shop/api/schemas/content-schema.ts";
import { LINK_ENTITIES, type LinkEntity } from "#lib/shop/domain/content/link-entities.ts";
import { toMediaUrl } from "#lib/shop/media/to-image.ts";
import { ownPath } from "#lib/web/security/local-path.ts";
import { hrefTo, type Route } from "./routes.ts";

/** The target of a link of content. `external` leaves the site; it opens in a new tab (docs/screens.md §2.3). */
interface ResolvedLink {
  readonly href: string;
  readonly external: boolean;
  readonly newTab: boolean;
  /** The editor's `rel` values for the target: `nofollow sponsored`. */
  readonly rel?: string;
}

interface Where {
  readonly locale: string;
  readonly defaultLocale: string;
  /** The site's own host, with its port if it has one: an absolute address there is a path of this site. */
  readonly ownHost?: string;
  /** The absolute address below which the files of the site are; without it a link to a file leads to its `href`. */
  readonly mediaUrl?: string;
}

const NOWHERE: ResolvedLink = { href: "#", external: false, newTab: false };

/**
 * The address of a LinkMeta (docs/contract.md §5.4): by its type, otherwise by the one entity that is set, otherwise
 * `href`. An unknown type is logged and becomes the home page; a forbidden scheme becomes `#`.
 */
export function resolveLink(link: LinkMeta | null, where: Where): ResolvedLink {
  if (!link) return NOWHERE;
  const rel = joinRel(link.rel);
  return { ...targetOf(link, where), ...(rel && { rel }) };
}

function targetOf(link: LinkMeta, where: Where): ResolvedLink {
  const { ownHost } = where;
  const inNewTab = link.hrefNewTab || link.target === "_blank";
  const type = link.type || (LINK_ENTITIES.find((key) => link[key]) ?? "");
  if (type === "media" || (type === "" && link.media))
    return resolveHref(fileAddress(link, where), { newTab: inNewTab, ownHost });
  if (type === "" || type === "external")
    return resolveHref(link.href, { external: type === "external", newTab: inNewTab, ownHost });
  const route = isEntity(type) ? routeTo(type, link) : unknownType(type);
  // A typed link without its entity may still have an address.
  if (!route) return link.href ? resolveHref(link.href, { newTab: inNewTab, ownHost }) : NOWHERE;
  return { href: hrefTo(route, where), external: false, newTab: inNewTab };
}

/** The public address of the linked file. */
const fileAddress = ({ media, href }: LinkMeta, { mediaUrl }: Where): string =>
  (media && mediaUrl ? toMediaUrl(media.path, mediaUrl) : null) ?? href;

/** A host with a dot, and its port. The lookahead finds the port first, so that matching stays linear. */
const HOST_WITH_PORT = /^(?=[^/:]+:\d)[^/:]+?\.[^/:]/;

/**
 * A plain address from content: http, https, mailto, tel, sms, geo and relative addresses are allowed, everything else
 * becomes `#` (docs/security.md §1.4).
 */
export function resolveHref(
  raw: string,
  hint: { external?: boolean; newTab?: boolean; ownHost?: string } = {},
): ResolvedLink {
  // Browsers ignore these inside a scheme: `java\nscript:` would run.
  const href = raw.replace(/\p{Cc}/gu, "").trim();
  const newTab = hint.newTab ?? false;
  if (href === "" || /^[\\/]{2}/.test(href) || /^\/\\/.test(href)) return NOWHERE;
  if (/^https?:\/\//i.test(href)) {
    if (!URL.canParse(href)) return NOWHERE;
    const own = ownPath(href, hint.ownHost);
    return own === null
      ? { href, external: true, newTab: true }
      : { href: own, external: false, newTab };
  }
  if (/^(mailto|tel|sms|geo):/i.test(href)) return { href, external: false, newTab: false };
  if (/^[/?#]/.test(href)) return { href, external: false, newTab };
  if (/^[a-z][a-z0-9+.-]*:/i.test(href) && !HOST_WITH_PORT.test(href)) return NOWHERE;
  if (hint.external && /^[^/\s]+\.[a-z]{2,}/i.test(href))
    return resolveHref(`https://${href}`, { newTab, ownHost: hint.ownHost });
  return { href: `/${href}`, external: false, newTab };
}

const isEntity = (type: string): type is LinkEntity =>
  (LINK_ENTITIES as readonly string[]).includes(type);

const loggedTypes = new Set<string>();

/** Logged once per type, because a menu would repeat it on every page. */
function unknownType(type: string): Route {
  const name = oneLine(type, 40);
  if (!loggedTypes.has(name) && loggedTypes.size < 50) {
    loggedTypes.add(name);
    console.error(`Unknown link type "${name}".`);
  }
  return { name: "home" };
}

function routeTo(type: LinkEntity, link: LinkMeta): Route | null {
  const entity = link[type] ?? (type === "category" ? link.blogCategory : null);
  const slug = entity?.slug ?? "";
  if (type === "event") {
    const id = entity?.id ?? slug;
    return id === "" || id === null ? null : { name: "event", id: String(id) };
  }
  if (slug === "") return null;
  switch (type) {
    case "post":
    case "page":
      return { name: "content", slug: slug.split("/") };
    case "product":
    case "service":
      return { name: "product", slug };
    case "category":
    case "tag":
    case "blogCategory":
      return { name: "blog", slug: slug.split("/") };
    case "productCategory":
      return { name: "shop", slug };
  }
}

/** The label of a link: its own name, else the title of its target. */
export function linkLabel(link: LinkMeta): string {
  const titled = [...LINK_ENTITIES.map((key) => link[key]), link.media];
  return link.name || titled.find((entity) => entity?.title)?.title || "";
}
