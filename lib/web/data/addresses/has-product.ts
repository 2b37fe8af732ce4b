import { LRUCache } from "lru-cache";
import { processWide } from "#lib/base/utils/process-wide.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { resolveSite } from "#lib/web/site/resolve-site.ts";
import type { Locale, Site } from "#lib/web/site/types.ts";

/** Milliseconds for which an answer is remembered: such a product or redirect is rare, and so is a change of it. */
const REMEMBERED = 60_000;

const known = () =>
  processWide("has-product", () => new LRUCache<string, boolean>({ max: 5_000, ttl: REMEMBERED }));

/**
 * Whether a site has a product with this slug, or redirects it, as the finder says, for the middleware, which reads no pages. False
 * while the backend is silent.
 */
export async function hasProductAddress(
  { domain }: Pick<Site, "domain">,
  locale: Locale,
  slug: string,
): Promise<boolean> {
  const key = JSON.stringify([domain, locale, slug]);
  const remembered = known().get(key);
  if (remembered !== undefined) return remembered;
  const found = await resolveSite(domain);
  if (found.kind !== "found") return false;
  const result = await sendToBackend(calls.cms.finder.decide, {
    site: { apiKey: found.apiKey, siteId: found.site.siteId },
    storeId: found.site.stores[locale],
    locale,
    input: { params: [slug] },
    cache: "no-store",
  });
  const isThere =
    result.ok &&
    (result.data.type === "redirect" ||
      (result.data.type === "product" && result.data.slug === slug));
  if (result.ok || result.error.kind === "notFound") known().set(key, isThere);
  return isThere;
}
