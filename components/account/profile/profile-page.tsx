"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useEffect } from "react";
import { useOrderInAddress } from "#components/account/orders/use-order-in-address.ts";
import { loadUser, useUser } from "#components/auth/use-user.ts";
import type { RegisterPageProps } from "#components/registration/register-page.tsx";
import { Button } from "#components/ui/button.tsx";
import { FormSkeleton } from "#components/ui/form/form-skeleton.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { ProfileGuest } from "./profile-guest.tsx";

const ProfileOverview = lazy(() =>
  import("./profile-overview.tsx").then(({ ProfileOverview }) => ({ default: ProfileOverview })),
);
const OrderPage = lazy(() =>
  import("#components/account/orders/order-page.tsx").then(({ OrderPage }) => ({
    default: OrderPage,
  })),
);

/** The profile's island: whose it is, the browser finds out (spec 2, Profile). */
export function ProfilePage(props: RegisterPageProps) {
  const t = useTranslations("profile");
  const { status, user, trouble } = useUser();
  const [order, showOrder] = useOrderInAddress();
  const isKnown = user !== null;
  // What `#wishlist` names was not there when the page came.
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
        <ProfileOverview user={user} countries={props.countries} onOrder={showOrder} />
      ) : (
        <OrderPage id={order} onBack={() => showOrder(null)} />
      )}
    </Suspense>
  );
}

function scrollToHash(attempts = 20): void {
  const id = window.location.hash.slice(1);
  if (id === "") return;
  const found = document.getElementById(id);
  if (found) found.scrollIntoView();
  else if (attempts > 0) requestAnimationFrame(() => scrollToHash(attempts - 1));
}
