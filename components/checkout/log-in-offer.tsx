"use client";

import { useTranslations } from "next-intl";
import { askToLogIn } from "@/components/account/ask-to-log-in";
import { useSite } from "@/components/providers/site-provider";
import { Link } from "@/components/ui/link";
import { hrefTo } from "@/lib/i18n/routes";

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
