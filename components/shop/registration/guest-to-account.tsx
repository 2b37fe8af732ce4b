"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { sendWithCaptcha } from "#components/kit/submission/send-with-captcha.ts";
import { useCaptcha } from "#components/kit/submission/use-captcha.ts";
import { Arrived } from "#components/kit/ui/arrived.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { OnePasswordForm } from "./one-password-form.tsx";

interface GuestToAccountProps {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly captcha: Captcha | null;
}

/** Offers a guest who has placed an order an account: only a password is needed. Messages: `auth`, `errors`. */
export function GuestToAccount({
  email,
  firstName,
  lastName,
  captcha: siteCaptcha,
}: GuestToAccountProps) {
  const t = useTranslations("auth");
  const captcha = useCaptcha(siteCaptcha);
  const [end, setEnd] = useState<"made" | "sent" | null>(null);

  const register = async (password: string) => {
    const account = { email, username: email, password, details: { firstName, lastName } };
    const made = await sendWithCaptcha(siteCaptcha, captcha.place.current, (solved) =>
      accountCalls.register({ ...account, ...solved }),
    );
    if (!made.ok) return made.error;
    setEnd(made.data.needsVerification ? "sent" : "made");
    if (!made.data.needsVerification) {
      const { authRuntime } = await import("#components/shop/auth/browser-auth.ts");
      await authRuntime().logIn({ username: email, password });
    }
    return null;
  };

  if (end !== null)
    return (
      <Arrived className="text-start">
        <Notice tone="success">
          {end === "made" ? t("guest.created") : t("register.sent", { email })}
        </Notice>
      </Arrived>
    );
  return (
    <section className="w-full max-w-md rounded-xl border border-line bg-surface p-5 text-start sm:p-7 print:hidden">
      <h2 className="text-h3">{t("guest.title")}</h2>
      <p className="mt-1 mb-5 text-muted wrap-anywhere">{t("guest.text", { email })}</p>
      <OnePasswordForm email={email} onSubmit={register} onFocus={captcha.load}>
        <div ref={captcha.place} className="empty:hidden" />
      </OnePasswordForm>
    </section>
  );
}
