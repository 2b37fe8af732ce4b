import type { Metadata } from "next";
import { PlainWithdraw } from "#components/pages/plain/after-order/plain-withdraw.tsx";
import { openOrderPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { purchaseMetadata } from "#lib/web/seo/purchase-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

export async function generateMetadata({ params }: PlainRoute): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "withdraw");
}

export default async function Page(route: PlainRoute) {
  return <PlainWithdraw {...(await openOrderPage(route))} />;
}
