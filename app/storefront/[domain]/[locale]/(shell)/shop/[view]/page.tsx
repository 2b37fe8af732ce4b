import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ShopView } from "#components/pages/views/shop-view.tsx";
import { fromViewSegment } from "#lib/shop/domain/list/list-view.ts";
import { shopMetadata } from "#lib/web/seo/shop-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { view, ...where } = await params;
  setRequestLocale(where.locale);
  return shopMetadata(await getContext(where), {}, fromViewSegment(view));
}

export default async function ShopPage({ params }: Props) {
  const { view, ...where } = await params;
  setRequestLocale(where.locale);
  return <ShopView context={await getContext(where)} scope={{}} view={fromViewSegment(view)} />;
}
