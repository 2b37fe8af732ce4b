import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { WithdrawView } from "#components/pages/views/withdraw-view.tsx";
import { purchaseMetadata } from "#lib/web/seo/purchase-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "withdraw");
}

export default async function Page({ params }: Props) {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  return <WithdrawView context={context} />;
}
