import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { BlogView } from "#components/pages/views/blog-view.tsx";
import { fromViewSegment } from "#lib/shop/domain/list/list-view.ts";
import { blogMetadata } from "#lib/web/seo/blog-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; view: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { view, ...where } = await params;
  setRequestLocale(where.locale);
  return blogMetadata(await getContext(where), null, fromViewSegment(view));
}

export default async function BlogPage({ params }: Props) {
  const { view, ...where } = await params;
  setRequestLocale(where.locale);
  return <BlogView context={await getContext(where)} slug={null} view={fromViewSegment(view)} />;
}
