import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { BlogView } from "@/components/views/blog-view";
import { fromViewSegment } from "@/lib/domain/list-view";
import { blogMetadata } from "@/lib/seo/blog-metadata";
import { getContext } from "@/lib/site/get-context";

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
