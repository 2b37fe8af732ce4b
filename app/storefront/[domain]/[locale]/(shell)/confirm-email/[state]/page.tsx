import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ConfirmEmailView } from "#components/pages/views/confirm-email-view.tsx";
import { accountMetadata } from "#lib/web/seo/account-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string; state: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return accountMetadata(await getContext(await params), "confirmEmail");
}

export default async function Page({ params }: Props) {
  const { domain, locale, state } = await params;
  const context = await getContext({ domain, locale });
  setRequestLocale(context.locale);
  return <ConfirmEmailView context={context} state={state} />;
}
