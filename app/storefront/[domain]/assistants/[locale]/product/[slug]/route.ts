import { findMoved } from "#lib/web/data/addresses/find-moved.ts";
import { getProduct, ownSlugOf } from "#lib/web/data/catalog/products.ts";
import { hrefTo, matchRoute } from "#lib/web/i18n/routes.ts";
import { productMarkdown } from "#lib/web/seo/assistants/product-markdown.ts";
import { getContext } from "#lib/web/site/get-context.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Asked {
  readonly params: Promise<{ domain: string; locale: string; slug: string }>;
}

/** Cached like the page of the product, and expired with it. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** A product as Markdown. Search engines index its page instead, which the answer names. */
export async function GET(_: Request, { params }: Asked): Promise<Response> {
  // Decoded already, unlike the parameters of a page.
  const { slug, ...where } = await params;
  const context = await getContext(where);
  const product = await getProduct(context, slug);
  if (!product) return atItsNewPlace(context, slug);
  const { site, locale } = context;
  const own = await ownSlugOf(context, product, slug);
  const path = hrefTo(
    { name: "product", slug: own ?? slug },
    { locale, defaultLocale: site.defaultLocale },
  );
  if (own !== null) return new Response(null, { status: 308, headers: { location: `${path}.md` } });
  return new Response(productMarkdown(context, product), {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      "content-language": locale,
      "x-robots-tag": "noindex",
      link: `<${siteOrigin(site.domain)}${path}>; rel="canonical"`,
    },
  });
}

/** A product that has moved has its Markdown at its new address. What replaces it may be another page, which has none. */
async function atItsNewPlace(context: SiteContext, slug: string): Promise<Response> {
  const moved = await findMoved(context, { name: "product", slug });
  if (!moved) return new Response("Not found\n", { status: 404 });
  const { site } = context;
  const match = matchRoute(moved.target, {
    defaultLocale: site.defaultLocale,
    locales: site.languages.map(({ code }) => code),
  });
  const isProduct = match.kind === "match" && match.route.name === "product";
  const location = isProduct ? `${moved.target}.md` : moved.target;
  return new Response(null, { status: moved.permanent ? 308 : 307, headers: { location } });
}
