"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { FormSkeleton } from "#components/kit/ui/form/form-skeleton.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { OrderOffers } from "#components/shop/account/orders/order-page.tsx";
import { loadUser } from "#components/shop/auth/load-user.ts";
import { useUser } from "#components/shop/auth/use-user.ts";
import type { RegisterPageProps } from "#components/shop/registration/register-page.tsx";
import { ProfileGuest } from "./profile-guest.tsx";

const ProfileOverview = lazy(() =>
  import("./profile-overview.tsx").then(({ ProfileOverview }) => ({ default: ProfileOverview })),
);
const OrderPage = lazy(() =>
  import("#components/shop/account/orders/order-page.tsx").then(({ OrderPage }) => ({
    default: OrderPage,
  })),
);

/**
 * The profile's island: the static page is the same for all, the browser loads the customer's profile (docs/screens.md
 * §2.12).
 */
export function ProfilePage({ offers, ...props }: RegisterPageProps & { offers?: OrderOffers }) {
  const t = useTranslations("profile");
  const { status, user, trouble } = useUser();
  const [order, showOrder] = useOrderInUrl();
  const isKnown = user !== null;
  // The section that the hash names (`#wishlist`) did not exist yet when the page was opened.
  useEffect(() => {
    if (isKnown && order === null) scrollToHash();
  }, [isKnown, order]);
  if (user === null && trouble)
    return (
      <Notice tone="danger" title={t("failed")}>
        <Button variant="secondary" size="sm" onClick={() => void loadUser()}>
          {t("retry")}
        </Button>
      </Notice>
    );
  if (user === null)
    return status === "loading" ? <FormSkeleton fields={6} /> : <ProfileGuest {...props} />;
  return (
    <Suspense fallback={<FormSkeleton fields={6} />}>
      {order === null ? (
        <ProfileOverview
          user={user}
          countries={props.countries}
          anyNames={props.anyNames}
          onOrder={showOrder}
        />
      ) : (
        <OrderPage id={order} offers={offers} onBack={() => showOrder(null)} />
      )}
    </Suspense>
  );
}

/** The order that the URL names (`/profile?order=12`), and how to show another, or none. */
function useOrderInUrl(): [number | null, (id: number | null) => void] {
  const [order, setOrder] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setOrder(toId(new URLSearchParams(window.location.search).get("order")));
    read();
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, []);
  const show = useCallback((id: number | null) => {
    const url = new URL(window.location.href);
    if (id === null) url.searchParams.delete("order");
    else url.searchParams.set("order", String(id));
    url.hash = id === null ? "orders" : "";
    window.history.pushState(null, "", url);
    setOrder(id);
    if (id !== null) window.scrollTo({ top: 0 });
  }, []);
  return [order, show];
}

const toId = (text: string | null): number | null =>
  text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;

/** Scrolls to the section that the hash names, once it is rendered; gives up after `attempts` frames. */
function scrollToHash(attempts = 20): void {
  const id = window.location.hash.slice(1);
  if (id === "") return;
  const found = document.getElementById(id);
  if (found) found.scrollIntoView();
  else if (attempts > 0) requestAnimationFrame(() => scrollToHash(attempts - 1));
}
