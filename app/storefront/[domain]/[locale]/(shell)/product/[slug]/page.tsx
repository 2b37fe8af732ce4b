import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ProductView } from "#components/pages/views/product-view.tsx";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";
import { productMetadata } from "#lib/web/seo/product-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...where } = await params;
  setRequestLocale(where.locale);
  return productMetadata(await getContext(where), slug);
}

export default async function ProductPage({ params }: Props) {
  const { slug, ...where } = await params;
  setRequestLocale(where.locale);
  return <ProductView context={await getContext(where)} slug={decodeSegment(slug)} />;
}
