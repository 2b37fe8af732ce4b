"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Spinner } from "#components/kit/ui/button.tsx";
import { afterLogin } from "#components/shop/auth/after-login.ts";
import { useTakenParams } from "#components/shop/auth/use-taken-params.ts";
import { readSocialReturn } from "#lib/shop/domain/account/social-login.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { takeAttempt } from "./social-attempt.ts";

/** The page that a provider returns to: exchanges `code` and `state` for a session, else shows the login with a notice. */
export function SocialReturn() {
  const t = useTranslations("auth.socialLogin");
  const site = useSite();
  const router = useRouter();
  const params = useTakenParams(["code", "state"]);
  const started = useRef(false);

  useEffect(() => {
    if (!params || started.current) return;
    started.current = true;
    const attempt = takeAttempt();
    const back = readSocialReturn(params, attempt);
    const giveUp = () => router.replace(hrefTo({ name: "login" }, site, { notice: "social" }));
    if (back.kind !== "code") return giveUp();
    void import("#components/shop/auth/browser-auth.ts")
      .then(({ authRuntime }) => authRuntime().logInSocially(back))
      .then((result) =>
        result.ok
          ? router.replace(afterLogin(site, attempt?.to ?? null, window.location.pathname))
          : giveUp(),
      )
      .catch(giveUp);
  }, [params, router, site]);

  return (
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      {t("working")}
    </p>
  );
}
