"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { FormSkeleton } from "#components/kit/ui/form/form-skeleton.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { ProfileSection } from "#components/shop/account/profile-section.tsx";
import { LoginForm } from "#components/shop/auth/login/login-form.tsx";
import { SocialButtons } from "#components/shop/auth/social/social-buttons.tsx";
import type { RegisterPageProps } from "#components/shop/registration/register-page.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";

const RegisterForm = lazy(() =>
  import("#components/shop/registration/register-form.tsx").then(({ RegisterForm }) => ({
    default: RegisterForm,
  })),
);
const nothing = () => {};

/** The profile page of a guest: the login and registration forms. */
export function ProfileGuest({ providers, ...register }: RegisterPageProps) {
  const t = useTranslations();
  const site = useSite();
  const router = useRouter();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ProfileSection id="login" title={t("auth.login.title")}>
        <div className="flex flex-col gap-6">
          <LoginForm admin={false} onDone={nothing} />
          <SocialButtons providers={providers} to={hrefTo({ name: "profile" }, site)} />
          <Link className="text-link self-start" href={hrefTo({ name: "forgotPassword" }, site)}>
            {t("auth.toForgot")}
          </Link>
        </div>
      </ProfileSection>
      <ProfileSection id="register" title={t("profile.register")}>
        {sentTo === null ? (
          <Suspense fallback={<FormSkeleton fields={5} />}>
            <RegisterForm
              {...register}
              onEnter={nothing}
              onVerification={setSentTo}
              onLoggedIn={nothing}
              onLogIn={() => router.replace(hrefTo({ name: "login" }, site))}
            />
          </Suspense>
        ) : (
          <Notice tone="success" title={t("auth.register.sentTitle")}>
            <p className="wrap-anywhere">{t("auth.register.sent", { email: sentTo })}</p>
          </Notice>
        )}
      </ProfileSection>
    </div>
  );
}
