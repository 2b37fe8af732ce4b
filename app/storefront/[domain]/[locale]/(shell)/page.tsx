import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { HomeView } from "#components/views/home-view.tsx";
import { homeMetadata } from "#lib/seo/home-metadata.ts";
import { getContext } from "#lib/site/get-context.ts";

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
