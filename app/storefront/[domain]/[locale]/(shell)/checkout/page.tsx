import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { CheckoutView } from "#components/pages/views/checkout-view.tsx";
import { CartHint } from "#components/shop/cart/cart-hint.tsx";
import { purchaseMetadata } from "#lib/web/seo/purchase-metadata.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "checkout");
}

export default async function Page({ params }: Props) {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  return (
    <>
      <CartHint />
      <CheckoutView context={context} />
    </>
  );
}
