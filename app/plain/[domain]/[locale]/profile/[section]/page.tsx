import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { PlainProfile } from "#components/pages/plain/plain-profile.tsx";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import { isAccountSection } from "#lib/web/i18n/account-sections.ts";
import { accountMetadata } from "#lib/web/seo/account-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; section: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section, ...where } = await params;
  return isAccountSection(section)
    ? accountMetadata(await getContext(where), "profile", section)
    : {};
}

export default async function Page({ params, searchParams }: Props) {
  const { section, ...where } = await params;
  if (!isAccountSection(section)) notFound();
  const context = await getContext(where);
  setRequestLocale(context.locale);
  const visitor = openVisitor(await headers(), context.locale);
  return (
    <PlainProfile
      context={context}
      visitor={visitor}
      query={await searchParams}
      section={section}
    />
  );
}
