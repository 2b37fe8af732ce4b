import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { NotFoundView } from "#components/pages/layout/not-found-view.tsx";
import { openPlainPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { PlainProduct } from "#components/pages/plain/plain-product.tsx";
import { getProduct } from "#lib/web/data/catalog/products.ts";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";
import { productMetadata } from "#lib/web/seo/product-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

type Route = PlainRoute<{ slug: string }>;

/** The title is the product's; search engines should find the cached page instead. */
export async function generateMetadata({ params }: Route): Promise<Metadata> {
  const { slug, ...where } = await params;
  setRequestLocale(where.locale);
  const { title } = await productMetadata(await getContext(where), slug);
  return { title, robots: { index: false, follow: false } };
}

export default async function Page(route: Route) {
  const { context, visitor, query } = await openPlainPage(route);
  const { slug } = await route.params;
  const product = await getProduct(context, decodeSegment(slug));
  if (!product) return <NotFoundView />;
  const { cartItemId } = query;
  return (
    <PlainProduct
      context={context}
      visitor={visitor}
      product={product}
      itemId={typeof cartItemId === "string" ? cartItemId : undefined}
    />
  );
}
