import type { Metadata } from "next";
import { PlainFindOrder } from "#components/pages/plain/after-order/plain-find-order.tsx";
import { openOrderPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { purchaseMetadata } from "#lib/web/seo/purchase-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

export async function generateMetadata({ params }: PlainRoute): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "findOrder");
}

export default async function Page(route: PlainRoute) {
  return <PlainFindOrder {...(await openOrderPage(route))} />;
}
