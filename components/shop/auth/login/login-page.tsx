"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { FormSkeleton } from "#components/kit/ui/form/form-skeleton.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { afterLogin } from "#components/shop/auth/after-login.ts";
import { SocialButtons } from "#components/shop/auth/social/social-buttons.tsx";
import { useTakenParams } from "#components/shop/auth/use-taken-params.ts";
import { useUser } from "#components/shop/auth/use-user.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { LoggedInNotice } from "./logged-in-notice.tsx";
import { LoginForm } from "./login-form.tsx";
import { VerificationNotice } from "./verification-notice.tsx";

interface Props {
  readonly providers: readonly string[];
  /** Shown below the form, together with it: a form that arrives later would push it down. */
  readonly after?: ReactNode;
}

/**
 * The login page's island: verifies an e-mail where the URL has a token, logs in, then redirects
 * (docs/screens.md §2.11).
 */
export function LoginPage({ providers, after }: Props) {
  const t = useTranslations("auth");
  const site = useSite();
  const router = useRouter();
  const params = useTakenParams(["verificationToken"]);
  const { status, user } = useUser();
  const [isLeaving, setLeaving] = useState(false);
  if (params === null || status === "loading") return <FormSkeleton fields={2} />;
  const token = params.get("verificationToken");
  const notice = params.get("notice");
  const wanted = params.get("redirect");
  const onDone = () => {
    setLeaving(true);
    router.replace(afterLogin(site, wanted, window.location.pathname));
  };
  const to = (name: "register" | "forgotPassword") => hrefTo({ name }, site);

  return (
    <div className="flex flex-col gap-6">
      {token ? <VerificationNotice token={token} /> : null}
      {status === "in" && user && !isLeaving ? (
        <LoggedInNotice user={user} />
      ) : (
        <>
          {notice === "social" ? <SocialNotice /> : null}
          <LoginForm admin={false} onDone={onDone} />
          <SocialButtons providers={providers} to={wanted} />
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-3">
            <Link className="text-link" href={to("register")}>
              {t("toRegister")}
            </Link>
            <Link className="text-link" href={to("forgotPassword")}>
              {t("toForgot")}
            </Link>
          </p>
        </>
      )}
      {after}
    </div>
  );
}

function SocialNotice() {
  const t = useTranslations("auth.socialLogin");
  return (
    <Notice tone="warning">
      <p>{t("failed")}</p>
    </Notice>
  );
}
