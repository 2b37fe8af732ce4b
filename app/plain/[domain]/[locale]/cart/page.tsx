import type { Metadata } from "next";
import { openPlainPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { PlainCart } from "#components/pages/plain/plain-cart.tsx";
import { purchaseMetadata } from "#lib/web/seo/purchase-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

export async function generateMetadata({ params }: PlainRoute): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "cart");
}

export default async function Page(route: PlainRoute) {
  return <PlainCart {...(await openPlainPage(route))} />;
}
