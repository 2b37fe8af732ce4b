import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { HomeView } from "#components/pages/views/home-view.tsx";
import { homeMetadata } from "#lib/web/seo/home-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const where = await params;
  setRequestLocale(where.locale);
  return homeMetadata(await getContext(where));
}

export default async function HomePage({ params }: Props) {
  const where = await params;
  setRequestLocale(where.locale);
  return <HomeView context={await getContext(where)} />;
}
