import type { Metadata } from "next";
import { headers } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { PlainThanksView } from "#components/pages/views/plain-thanks-view.tsx";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import { purchaseMetadata } from "#lib/web/seo/purchase-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "checkoutSuccess");
}

export default async function Page({ params, searchParams }: Props) {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  const { orderSlug } = await searchParams;
  const visitor = openVisitor(await headers(), context.locale);
  return (
    <PlainThanksView
      context={context}
      visitor={visitor}
      orderSlug={typeof orderSlug === "string" ? orderSlug : ""}
      query={await searchParams}
    />
  );
}
