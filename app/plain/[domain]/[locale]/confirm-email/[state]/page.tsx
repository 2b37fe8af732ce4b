import type { Metadata } from "next";
import { headers } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { PlainConfirmation } from "#components/pages/plain/plain-confirmation.tsx";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import { plainAccountMetadata } from "#lib/web/seo/account-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return plainAccountMetadata(await getContext(await params), "confirmEmail", await searchParams);
}

export default async function Page({ params, searchParams }: Props) {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  const visitor = openVisitor(await headers(), context.locale);
  return <PlainConfirmation context={context} visitor={visitor} query={await searchParams} />;
}
