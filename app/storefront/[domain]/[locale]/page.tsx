import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { HomeView } from "@/components/views/home-view";
import { homeMetadata } from "@/lib/seo/home-metadata";
import { getContext } from "@/lib/site/get-context";

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
