"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { LogOut } from "#components/shop/auth/log-out.tsx";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";

/** Shown instead of a login or registration form: the logged-in customer's name, with links to profile and shop. */
export function LoggedInNotice({ user }: { user: User }) {
  const t = useTranslations("auth");
  const site = useSite();
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="wrap-anywhere">
        {t("already", { email: user.email })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={hrefTo({ name: "profile" }, site)}>{t("account")}</ButtonLink>
        <ButtonLink variant="secondary" href={hrefTo({ name: "shop" }, site)}>
          {t("toShop")}
        </ButtonLink>
        <LogOut label={t("logOut")} />
      </div>
    </div>
  );
}
