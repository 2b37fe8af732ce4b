import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { BlogView } from "@/components/views/blog-view";
import { fromViewSegment } from "@/lib/domain/list-view";
import { decodeSegment } from "@/lib/i18n/path-params";
import { blogMetadata } from "@/lib/seo/blog-metadata";
import { getContext } from "@/lib/site/get-context";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; slug: string; view: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, view, ...where } = await params;
  setRequestLocale(where.locale);
  return blogMetadata(await getContext(where), decodeSegment(slug), fromViewSegment(view));
}

export default async function BlogTermPage({ params }: Props) {
  const { slug, view, ...where } = await params;
  setRequestLocale(where.locale);
  const context = await getContext(where);
  return <BlogView context={context} slug={decodeSegment(slug)} view={fromViewSegment(view)} />;
}
