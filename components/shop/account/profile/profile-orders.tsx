"use client";

import { useCallback, useEffect, useState } from "react";
import { OrderList } from "#components/shop/account/orders/order-list.tsx";
import { type OrderOffers, OrderPage } from "#components/shop/account/orders/order-page.tsx";
import { ReviewInvitations } from "#components/shop/account/orders/review-invitations.tsx";

/** The orders of an account, or the one in the URL (`/profile/orders?order=12`). */
export function ProfileOrders({ offers }: { readonly offers?: OrderOffers | undefined }) {
  const [order, showOrder] = useOrderInUrl();
  return order === null ? (
    <OrderList onOrder={showOrder} />
  ) : (
    <div>
      <OrderPage id={order} offers={offers} onBack={() => showOrder(null)} />
      <ReviewInvitations orderId={order} />
    </div>
  );
}

/** The order that the URL names, and how to show another, or none. */
function useOrderInUrl(): [number | null, (id: number | null) => void] {
  const [order, setOrder] = useState<number | null>(orderInUrl);
  useEffect(() => {
    const read = () => setOrder(orderInUrl());
    // Again once it is drawn: the router changes the address after the render.
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const show = useCallback((id: number | null) => {
    const url = new URL(window.location.href);
    if (id === null) url.searchParams.delete("order");
    else url.searchParams.set("order", String(id));
    window.history.pushState(null, "", url);
    setOrder(id);
    if (id !== null) window.scrollTo({ top: 0 });
  }, []);
  return [order, show];
}

/** Rendered only in the browser, once the customer is known. */
const orderInUrl = (): number | null => {
  const text = new URLSearchParams(window.location.search).get("order");
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
};
