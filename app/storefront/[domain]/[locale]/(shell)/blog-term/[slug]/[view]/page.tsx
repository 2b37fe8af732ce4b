import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { BlogView } from "#components/pages/views/blog-view.tsx";
import { fromViewSegment } from "#lib/shop/domain/list/list-view.ts";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";
import { blogMetadata } from "#lib/web/seo/blog-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string; view: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, view, ...where } = await params;
  setRequestLocale(where.locale);
  return blogMetadata(await getContext(where), slug, fromViewSegment(view));
}

export default async function BlogTermPage({ params }: Props) {
  const { slug, view, ...where } = await params;
  setRequestLocale(where.locale);
  const context = await getContext(where);
  return <BlogView context={context} slug={decodeSegment(slug)} view={fromViewSegment(view)} />;
}
