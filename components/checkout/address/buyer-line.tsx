"use client";

import { useTranslations } from "next-intl";
import { askToLogIn } from "#components/auth/ask-to-log-in.ts";
import { useSite } from "#components/providers/site-provider.tsx";
import { Link } from "#components/ui/link.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";

/** `Log in` in place: what was typed stays. With the script blocked it is a link like any other. */
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

/** Above the address: customers are told who they are, everybody else may log in. */
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
