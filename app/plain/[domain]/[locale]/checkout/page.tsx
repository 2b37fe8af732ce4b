import type { Metadata } from "next";
import { openPlainPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { PlainCheckout } from "#components/pages/plain/plain-checkout.tsx";
import { purchaseMetadata } from "#lib/web/seo/purchase-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

export async function generateMetadata({ params }: PlainRoute): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "checkout");
}

export default async function Page(route: PlainRoute) {
  return <PlainCheckout {...(await openPlainPage(route))} />;
}
