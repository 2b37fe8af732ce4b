"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { LoginForm } from "#components/auth/login/login-form.tsx";
import { SocialButtons } from "#components/auth/social/social-buttons.tsx";
import { useSite } from "#components/providers/site-provider.tsx";
import type { RegisterPageProps } from "#components/registration/register-page.tsx";
import { FormSkeleton } from "#components/ui/form/form-skeleton.tsx";
import { Link } from "#components/ui/link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";
import { ProfileSection } from "./profile-section.tsx";

const RegisterForm = lazy(() =>
  import("#components/registration/register-form.tsx").then(({ RegisterForm }) => ({
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
