import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ContentView } from "#components/pages/views/content-view.tsx";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";
import { contentMetadata } from "#lib/web/seo/content-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string[] }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, ...where } = await params;
  setRequestLocale(where.locale);
  return contentMetadata(await getContext(where), slug.join("/"));
}

export default async function ContentPage({ params }: Props) {
  const { slug, ...where } = await params;
  setRequestLocale(where.locale);
  return <ContentView context={await getContext(where)} slug={slug.map(decodeSegment)} />;
}
