import type { Metadata } from "next";
import { headers } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { PlainFindOrder } from "#components/pages/plain/after-order/plain-find-order.tsx";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import { findTarget } from "#lib/gateway/target.ts";
import { purchaseMetadata } from "#lib/web/seo/purchase-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "findOrder");
}

export default async function Page({ params, searchParams }: Props) {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  const sent = new Headers(await headers());
  sent.set("language", context.locale);
  return (
    <PlainFindOrder
      context={context}
      target={await findTarget(sent)}
      visitor={openVisitor(sent, context.locale)}
      query={await searchParams}
    />
  );
}
