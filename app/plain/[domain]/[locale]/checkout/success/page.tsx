import type { Metadata } from "next";
import { openPlainPage, type PlainRoute } from "#components/pages/plain/open-plain-page.ts";
import { PlainThanksView } from "#components/pages/views/plain-thanks-view.tsx";
import { purchaseMetadata } from "#lib/web/seo/purchase-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

export async function generateMetadata({ params }: PlainRoute): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "checkoutSuccess");
}

export default async function Page(route: PlainRoute) {
  const props = await openPlainPage(route);
  const { orderSlug } = props.query;
  return <PlainThanksView {...props} orderSlug={typeof orderSlug === "string" ? orderSlug : ""} />;
}
