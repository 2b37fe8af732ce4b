import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ShopView } from "@/components/views/shop-view";
import { fromViewSegment } from "@/lib/domain/list-view";
import { decodeSegment } from "@/lib/i18n/path-params";
import { shopMetadata } from "@/lib/seo/shop-metadata";
import { getContext } from "@/lib/site/get-context";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string; view: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, view, ...where } = await params;
  setRequestLocale(where.locale);
  return shopMetadata(await getContext(where), decodeSegment(slug), fromViewSegment(view));
}

export default async function CategoryPage({ params }: Props) {
  const { slug, view, ...where } = await params;
  setRequestLocale(where.locale);
  const context = await getContext(where);
  return <ShopView context={context} slug={decodeSegment(slug)} view={fromViewSegment(view)} />;
}
