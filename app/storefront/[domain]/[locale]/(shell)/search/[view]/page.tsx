import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { SearchView } from "#components/pages/views/search-view.tsx";
import { fromSearchSegment } from "#lib/shop/domain/search/searched-view.ts";
import { searchMetadata } from "#lib/web/seo/search-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { view, ...where } = await params;
  setRequestLocale(where.locale);
  return searchMetadata(await getContext(where), fromSearchSegment(view));
}

export default async function SearchPage({ params }: Props) {
  const { view, ...where } = await params;
  setRequestLocale(where.locale);
  return <SearchView context={await getContext(where)} view={fromSearchSegment(view)} />;
}
