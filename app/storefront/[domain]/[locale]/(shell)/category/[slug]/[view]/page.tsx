import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ShopView } from "#components/pages/views/shop-view.tsx";
import { fromViewSegment } from "#lib/shop/domain/list/list-view.ts";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";
import { shopMetadata } from "#lib/web/seo/shop-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string; view: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, view, ...where } = await params;
  setRequestLocale(where.locale);
  return shopMetadata(await getContext(where), { category: slug }, fromViewSegment(view));
}

export default async function CategoryPage({ params }: Props) {
  const { slug, view, ...where } = await params;
  setRequestLocale(where.locale);
  const context = await getContext(where);
  return (
    <ShopView
      context={context}
      scope={{ category: decodeSegment(slug) }}
      view={fromViewSegment(view)}
    />
  );
}
