"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Arrived } from "#components/kit/ui/arrived.tsx";
import { FormSkeleton } from "#components/kit/ui/form/form-skeleton.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { CountryOption } from "#components/shop/address/address-fields.tsx";
import { afterLogin } from "#components/shop/auth/after-login.ts";
import { LoggedInNotice } from "#components/shop/auth/login/logged-in-notice.tsx";
import { SocialButtons } from "#components/shop/auth/social/social-buttons.tsx";
import { useUser } from "#components/shop/auth/use-user.ts";
import type { ConsentText } from "#components/shop/consent/consent-text.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { RegisterForm } from "./register-form.tsx";

export interface RegisterPageProps {
  readonly providers: readonly string[];
  readonly consents: readonly ConsentText[] | null;
  readonly countries: readonly CountryOption[];
  /** Null where the site has none. */
  readonly captcha: Captcha | null;
  /** The site allows special characters in names (CMS option `AllowSpecialCharactersInNames`). */
  readonly anyNames?: boolean;
}

/** The registration page's island (docs/screens.md §3.3). */
export function RegisterPage({ providers, ...form }: RegisterPageProps) {
  const t = useTranslations("auth");
  const site = useSite();
  const router = useRouter();
  const { status, user } = useUser();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  if (status === "loading" && !isLeaving) return <FormSkeleton fields={5} />;
  if (sentTo !== null)
    return (
      <Arrived>
        <Notice tone="success" title={t("register.sentTitle")}>
          <p className="wrap-anywhere">{t("register.sent", { email: sentTo })}</p>
        </Notice>
      </Arrived>
    );
  if (user && !isLeaving) return <LoggedInNotice user={user} />;

  const wanted = () => new URLSearchParams(window.location.search).get("redirect");
  return (
    <div className="flex flex-col gap-6">
      <RegisterForm
        {...form}
        onEnter={() => setLeaving(true)}
        onVerification={setSentTo}
        onLoggedIn={() => router.replace(afterLogin(site, wanted(), window.location.pathname))}
        onLogIn={() => router.replace(hrefTo({ name: "login" }, site))}
      />
      <SocialButtons providers={providers} to="/" />
      <p>
        <Link className="text-link" href={hrefTo({ name: "login" }, site)}>
          {t("toLogin")}
        </Link>
      </p>
    </div>
  );
}
