"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Arrived } from "#components/kit/ui/arrived.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { isExpiredLink } from "#lib/shop/domain/account/expired-link.ts";
import { AskForPassword } from "./ask-for-password.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import type { PasswordWays } from "./password-ways.ts";

/** Sets a new password with the token of an e-mailed link. A link that is used up or expired offers to send another. */
export function SetPassword({ token, ways }: { token: string; ways: PasswordWays }) {
  const t = useTranslations("auth");
  const [end, setEnd] = useState<"set" | "expired" | null>(null);
  switch (end) {
    case "set":
      return (
        <Arrived className="flex flex-col items-start gap-5">
          <Notice tone="success" className="w-full">
            {t("forgotPassword.set")}
          </Notice>
          {ways.logIn}
        </Arrived>
      );
    case "expired":
      return (
        <Arrived className="flex flex-col gap-5">
          <Notice tone="warning">{t("forgotPassword.expired")}</Notice>
          <AskForPassword ways={ways} />
        </Arrived>
      );
    case null:
      return (
        <NewPasswordForm
          submit={t("forgotPassword.setSubmit")}
          onSubmit={async (password) => {
            const result = await ways.set(token, password);
            const isExpired = !result.ok && isExpiredLink(result.error);
            if (!result.ok && !isExpired) return result.error;
            setEnd(isExpired ? "expired" : "set");
            return null;
          }}
        />
      );
  }
}
