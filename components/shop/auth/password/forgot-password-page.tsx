"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { FormSkeleton } from "#components/kit/ui/form/form-skeleton.tsx";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { useTakenParams } from "#components/shop/auth/use-taken-params.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { AskForPassword } from "./ask-for-password.tsx";
import type { PasswordWays } from "./password-ways.ts";
import { SetPassword } from "./set-password.tsx";

/** Asks for the e-mail with the link or, when opened by that link, sets the new password (docs/contract.md §7.3). */
export function ForgotPasswordPage() {
  const t = useTranslations("auth");
  const login = hrefTo({ name: "login" }, useSite());
  const params = useTakenParams(["token"]);
  if (params === null) return <FormSkeleton fields={1} />;
  const ways: PasswordWays = {
    askFor: accountCalls.forgot,
    set: accountCalls.setPassword,
    Submit: SubmitButton,
    toLogin: (
      <p>
        <Link className="text-link" href={login}>
          {t("toLogin")}
        </Link>
      </p>
    ),
    logIn: <ButtonLink href={login}>{t("logIn")}</ButtonLink>,
  };
  const token = params.get("token");
  return token ? <SetPassword token={token} ways={ways} /> : <AskForPassword ways={ways} />;
}
