"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { askToLogIn } from "#components/auth/ask-to-log-in.ts";
import { loadUser } from "#components/auth/use-user.ts";
import { useSite } from "#components/providers/site-provider.tsx";
import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";

/** Link `Log in`: opens the login dialog, so that what was typed stays. Before hydration it leads to the login page. */
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
        void askToLogIn({ reason: t("reason") });
      }}
    >
      {t("logIn")}
    </Link>
  );
}

/** Above the address: who is logged in, else the offer to log in. */
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

/** In place of the checkout: somebody is logged in, but their profile could not be read. */
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
