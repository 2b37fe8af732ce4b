import type { Metadata } from "next";
import { headers } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { PlainLogin } from "#components/plain/plain-login.tsx";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import { accountMetadata } from "#lib/seo/account-metadata.ts";
import { getContext } from "#lib/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/**
 * Without a referrer browsers hide the form's origin too, which old ones alone name. Of an address with a token nobody
 * learns more than that.
 */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await accountMetadata(await getContext(await params), "login");
  const hasToken = (await searchParams).verificationToken !== undefined;
  return { ...metadata, referrer: hasToken ? "strict-origin" : "same-origin" };
}

export default async function Page({ params, searchParams }: Props) {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  const visitor = openVisitor(await headers(), context.locale);
  return <PlainLogin context={context} visitor={visitor} query={await searchParams} />;
}
