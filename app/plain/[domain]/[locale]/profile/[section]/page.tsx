import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { openPlainPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { PlainProfile } from "#components/pages/plain/plain-profile.tsx";
import { isAccountSection } from "#lib/web/i18n/account-sections.ts";
import { accountMetadata } from "#lib/web/seo/account-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

type Route = PlainRoute<{ section: string }>;

export async function generateMetadata({ params }: Route): Promise<Metadata> {
  const { section, ...where } = await params;
  return isAccountSection(section)
    ? accountMetadata(await getContext(where), "profile", section)
    : {};
}

export default async function Page(route: Route) {
  const { section } = await route.params;
  if (!isAccountSection(section)) notFound();
  return <PlainProfile {...(await openPlainPage(route))} section={section} />;
}
