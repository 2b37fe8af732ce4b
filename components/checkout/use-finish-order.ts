"use client";

import { useRouter } from "next/navigation";
import { useSite } from "@/components/providers/site-provider";
import { hrefTo } from "@/lib/i18n/routes";
import { browserSession } from "@/stores/cart-session";
import { orderMarker } from "@/stores/order-marker";

/** The order stands: on to the page of thanks, which clears the cart (spec 7.6, step 6). */
export function useFinishOrder() {
  const site = useSite();
  const router = useRouter();
  return (orderSlug: string): void => {
    orderMarker.write({
      cartId: browserSession.id() ?? "",
      state: "placed",
      orderSlug,
      at: Date.now(),
    });
    router.push(hrefTo({ name: "checkoutSuccess" }, site, { orderSlug }));
  };
}
