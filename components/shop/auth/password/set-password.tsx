"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Arrived } from "#components/kit/ui/arrived.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { isExpiredLink } from "#lib/shop/domain/account/expired-link.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { AskForPassword } from "./ask-for-password.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/** Sets a new password with the token of an e-mailed link. A link that is used up or expired offers to send another. */
export function SetPassword({ token }: { token: string }) {
  const t = useTranslations("auth");
  const site = useSite();
  const [end, setEnd] = useState<"set" | "expired" | null>(null);
  switch (end) {
    case "set":
      return (
        <Arrived className="flex flex-col items-start gap-5">
          <Notice tone="success" className="w-full">
            {t("forgotPassword.set")}
          </Notice>
          <ButtonLink href={hrefTo({ name: "login" }, site)}>{t("logIn")}</ButtonLink>
        </Arrived>
      );
    case "expired":
      return (
        <Arrived className="flex flex-col gap-5">
          <Notice tone="warning">{t("forgotPassword.expired")}</Notice>
          <AskForPassword />
        </Arrived>
      );
    case null:
      return (
        <NewPasswordForm
          submit={t("forgotPassword.setSubmit")}
          onSubmit={async (password) => {
            const result = await accountCalls.setPassword(token, password);
            const isExpired = !result.ok && isExpiredLink(result.error);
            if (!result.ok && !isExpired) return result.error;
            setEnd(isExpired ? "expired" : "set");
            return null;
          }}
        />
      );
  }
}
