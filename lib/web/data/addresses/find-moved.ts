import "server-only";
import type { Decision } from "#lib/shop/api/schemas/content-schema.ts";
import { decidePath } from "#lib/web/data/content/pages.ts";
import { hrefTo, matchRoute, type Route } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type End, followRedirect } from "./follow-redirects.ts";
import { type AddressedType, slugOnLanguage } from "./url-on-language.ts";

/** By route, the type of entity to look for in the site's other languages when the route has no page. */
const WANTED: Readonly<Partial<Record<Route["name"], readonly Decision["type"][]>>> = {
  content: ["page", "post", "product", "productCategory", "category", "tag"],
  product: ["product"],
  shop: ["productCategory"],
  blog: ["category", "tag"],
};

/**
 * The new address of a route without a page in this language: a redirect of the backend, otherwise the entity with this
 * slug in another language of the site. Null for a plain 404.
 */
export async function findMoved(context: SiteContext, route: Route): Promise<End | null> {
  const path = pathOf(route);
  if (path === null) return null;
  return (await redirected(context, route, path)) ?? (await translated(context, route, path));
}

function pathOf(route: Route): string | null {
  if (route.name === "content") return route.slug.join("/");
  if (route.name === "blog") return route.slug?.join("/") ?? null;
  return route.name === "product" || route.name === "shop" ? (route.slug ?? null) : null;
}

/** Old names of products, categories and terms are redirected by the backend just like those of pages. */
async function redirected(context: SiteContext, route: Route, path: string): Promise<End | null> {
  // The content view has already followed its own redirects.
  if (route.name === "content") return null;
  const decision = await decidePath(context, path);
  if (decision.type !== "redirect") return null;
  const end = await followRedirect(context, path, decision);
  return end && !(await isRedirectedOn(context, end.target)) ? end : null;
}

/** Whether a target is redirected itself: a browser could then go round in circles. */
async function isRedirectedOn(context: SiteContext, target: string): Promise<boolean> {
  const { site } = context;
  const match = matchRoute(target.split(/[?#]/)[0] ?? "/", {
    defaultLocale: site.defaultLocale,
    locales: site.languages.map(({ code }) => code),
  });
  const path = match.kind === "match" ? pathOf(match.route) : null;
  return path !== null && (await decidePath(context, path)).type === "redirect";
}

async function translated(context: SiteContext, route: Route, path: string): Promise<End | null> {
  const { site, locale } = context;
  const wanted = WANTED[route.name] ?? [];
  const others = site.languages.filter(({ code }) => code !== locale);
  const found = await Promise.all(
    others.map(async ({ code }) => {
      const there = { ...context, locale: code, storeId: site.stores[code] ?? context.storeId };
      const { type, slug } = await decidePath(there, path);
      if (!isAddressed(type) || !wanted.includes(type)) return null;
      const here = await slugOnLanguage(there, type, slug || path, locale);
      return here && here !== path ? toRoute(type, here) : null;
    }),
  );
  const moved = found.find((one) => one !== null);
  return moved
    ? { target: hrefTo(moved, { locale, defaultLocale: site.defaultLocale }), permanent: true }
    : null;
}

const isAddressed = (type: Decision["type"]): type is AddressedType =>
  type !== "redirect" && type !== "none" && type !== "event";

function toRoute(type: AddressedType, slug: string): Route | null {
  switch (type) {
    case "page":
    case "post":
      return { name: "content", slug: slug.split("/") };
    case "product":
      return { name: "product", slug };
    case "productCategory":
      return { name: "shop", slug };
    case "category":
    case "tag":
      return { name: "blog", slug: slug.split("/") };
    case "event":
      return null;
  }
}
