import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { CartHint } from "#components/cart/cart-hint.tsx";
import { CartView } from "#components/views/cart-view.tsx";
import { purchaseMetadata } from "#lib/seo/purchase-metadata.ts";
import { getContext } from "#lib/site/get-context.ts";

interface Props {
  readonly params: Promise<{ domain: string; locale: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return purchaseMetadata(await getContext(await params), "cart");
}

export default async function Page({ params }: Props) {
  const context = await getContext(await params);
  setRequestLocale(context.locale);
  return (
    <>
      <CartHint />
      <CartView context={context} />
    </>
  );
}
