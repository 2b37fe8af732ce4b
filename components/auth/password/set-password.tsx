"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/providers/site-provider.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";
import { accountCalls } from "#stores/auth/account-calls.ts";
import { AskForPassword } from "./ask-for-password.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

/** Sets the password that a letter's link allows, once; a link that is over offers another letter. */
export function SetPassword({ token }: { token: string }) {
  const t = useTranslations("auth");
  const site = useSite();
  const [end, setEnd] = useState<"set" | "over" | null>(null);
  switch (end) {
    case "set":
      return (
        <div className="flex flex-col items-start gap-5">
          <Notice tone="success" className="w-full">
            {t("forgotPassword.set")}
          </Notice>
          <ButtonLink href={hrefTo({ name: "login" }, site)}>{t("logIn")}</ButtonLink>
        </div>
      );
    case "over":
      return (
        <div className="flex flex-col gap-5">
          <Notice tone="warning">{t("forgotPassword.expired")}</Notice>
          <AskForPassword />
        </div>
      );
    case null:
      return (
        <NewPasswordForm
          submit={t("forgotPassword.setSubmit")}
          onSubmit={async (password) => {
            const result = await accountCalls.setPassword(token, password);
            const isOver = !result.ok && OVER.has(result.error.status);
            if (!result.ok && !isOver) return result.error;
            setEnd(isOver ? "over" : "set");
            return null;
          }}
        />
      );
  }
}

/** Statuses by which a link is unknown, used or too old. */
const OVER: ReadonlySet<number> = new Set([400, 401, 404]);
