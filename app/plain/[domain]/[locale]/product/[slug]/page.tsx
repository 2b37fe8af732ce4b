import type { Metadata } from "next";
import { headers } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { NotFoundView } from "#components/pages/layout/not-found-view.tsx";
import { PlainProduct } from "#components/pages/plain/plain-product.tsx";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import { getProduct } from "#lib/web/data/catalog/products.ts";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";
import { productMetadata } from "#lib/web/seo/product-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The title is the product's; search engines should find the cached page instead. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...where } = await params;
  setRequestLocale(where.locale);
  const { title } = await productMetadata(await getContext(where), slug);
  return { title, robots: { index: false, follow: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const { slug, ...where } = await params;
  setRequestLocale(where.locale);
  const context = await getContext(where);
  const product = await getProduct(context, decodeSegment(slug));
  if (!product) return <NotFoundView />;
  const visitor = openVisitor(await headers(), context.locale);
  const { cartItemId } = await searchParams;
  return (
    <PlainProduct
      context={context}
      visitor={visitor}
      product={product}
      itemId={typeof cartItemId === "string" ? cartItemId : undefined}
    />
  );
}
