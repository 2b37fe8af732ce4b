import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ProfileView } from "#components/pages/views/profile-view.tsx";
import { accountMetadata } from "#lib/web/seo/account-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata(await getContext(await params), "profile");
}

export default async function Page({ params }: Props) {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  return <ProfileView context={context} />;
}
