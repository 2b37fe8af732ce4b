import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { ProfileView } from "#components/pages/views/profile-view.tsx";
import { isAccountSection } from "#lib/web/i18n/account-sections.ts";
import { accountMetadata } from "#lib/web/seo/account-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; section: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section, ...where } = await params;
  return isAccountSection(section)
    ? accountMetadata(await getContext(where), "profile", section)
    : {};
}

export default async function Page({ params }: Props) {
  const { section, ...where } = await params;
  if (!isAccountSection(section)) notFound();
  const context = await getContext(where);
  setRequestLocale(context.locale);
  return <ProfileView context={context} section={section} />;
}
