import "server-only";
import { getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { CartTotals } from "#components/shop/cart/cart-totals.tsx";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props extends Pick<ComponentProps<typeof CartTotals>, "cart" | "inCheckout"> {
  readonly context: SiteContext;
}

/** The amounts of the cart. */
export async function PlainTotals({ context, cart, inCheckout }: Props) {
  const t = await getTranslations({ locale: context.locale, namespace: "cart.summary" });
  return (
    <div className="rounded-md bg-sunken p-5">
      <CartTotals cart={cart} site={context} t={t} inCheckout={inCheckout} />
    </div>
  );
}
