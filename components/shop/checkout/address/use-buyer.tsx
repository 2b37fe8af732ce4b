"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Button } from "#components/kit/ui/button.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { askToLogIn } from "#components/shop/auth/ask-to-log-in.ts";
import { loadUser } from "#components/shop/auth/load-user.ts";
import { useUser } from "#components/shop/auth/use-user.ts";
import { useCheckout } from "#components/shop/checkout/use-checkout.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { changeOwner } from "#stores/checkout/checkout-owner.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";

/**
 * The buyer. `ready` once the checkout's values belong to them: after a login, in any tab, a guest's input becomes the
 * customer's. `trouble`: a customer is logged in, but the profile could not be read.
 */
export function useBuyer() {
  const { status, user, trouble } = useUser();
  const owner = useCheckout((state) => state.owner);
  const unknown = status === "loading" || (trouble && user === null);
  useEffect(() => {
    if (unknown) return;
    const next = changeOwner(checkoutStore().getState(), user);
    if (next) checkoutStore().setState(next, true);
  }, [unknown, user]);
  return {
    user,
    ready: !unknown && owner === (user?.id ?? null),
    trouble: trouble && user === null,
  };
}

/** Link `Log in`: opens the login dialog, so that typed values stay. Before hydration it opens the login page. */
export function LogInLink() {
  const t = useTranslations("checkout.account");
  const site = useSite();
  return (
    <Link
      href={hrefTo({ name: "login" }, site, {
        redirect: hrefTo({ name: "checkout" }, site),
      })}
      className="text-link font-semibold"
      onClick={(event) => {
        event.preventDefault();
        const email = checkoutStore().getState().address.contactEmail.trim();
        void askToLogIn({ reason: t("reason"), email });
      }}
    >
      {t("logIn")}
    </Link>
  );
}

/** Above the address: the logged-in customer, or an offer to log in. */
export function BuyerLine({ email }: { email: string | null }) {
  const t = useTranslations("checkout.account");
  return (
    <p className="text-muted wrap-anywhere">
      {email === null ? (
        <>
          {t("question")} <LogInLink />
        </>
      ) : (
        t("loggedIn", { email })
      )}
    </p>
  );
}

/** Shown instead of the checkout: a customer is logged in, but the profile could not be read. */
export function BuyerErrorNotice() {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await loadUser();
    setBusy(false);
  };
  return (
    <Notice tone="danger" title={t("checkout.account.trouble")}>
      <Button variant="secondary" size="sm" loading={busy} onClick={() => void retry()}>
        {t("cart.trouble.retry")}
      </Button>
    </Notice>
  );
}
