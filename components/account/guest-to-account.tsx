"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { errorWords } from "@/components/cart/error-words";
import { toWords } from "@/components/checkout/to-words";
import { Button } from "@/components/ui/button";
import { keepFocus } from "@/components/ui/keep-focus";
import { Notice } from "@/components/ui/notice";
import { newPasswordSchema } from "@/lib/forms/password";
import { accountCalls } from "@/stores/account-calls";
import { NewPasswordFields } from "./new-password-fields";

interface GuestToAccountProps {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** After a guest's order: a password makes an account of the e-mail it was placed with. Words: `auth`, `errors`. */
export function GuestToAccount({ email, firstName, lastName }: GuestToAccountProps) {
  const t = useTranslations();
  const [end, setEnd] = useState<"made" | "sent" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    mode: "onTouched",
    defaultValues: { password: "", again: "" },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    setProblem(null);
    const made = await accountCalls.register({
      email,
      username: email,
      password,
      details: { firstName, lastName },
    });
    if (!made.ok) return setProblem(errorWords(toWords(t), made.error));
    if (made.data.needsVerification) return setEnd("sent");
    setEnd("made");
    const { authRuntime } = await import("./start-auth");
    await authRuntime().logIn({ username: email, password });
  });

  if (end !== null)
    return (
      <Notice tone="success" className="text-start">
        {end === "made" ? t("auth.guest.made") : t("auth.register.sent", { email })}
      </Notice>
    );
  return (
    <section className="w-full max-w-md rounded-xl border border-line bg-surface p-5 text-start sm:p-7">
      <h2 className="text-h3">{t("auth.guest.title")}</h2>
      <p className="mt-1 mb-5 text-muted wrap-anywhere">{t("auth.guest.text", { email })}</p>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <NewPasswordFields
          password={{
            label: t("auth.field.password"),
            message: errors.password?.message,
            props: register("password"),
          }}
          again={{
            label: t("auth.field.confirmedPassword"),
            message: errors.again?.message,
            props: register("again"),
          }}
        />
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <Button
          type="submit"
          onMouseDown={keepFocus}
          loading={isSubmitting}
          aria-disabled={isSubmitting || undefined}
        >
          {t("auth.guest.submit")}
        </Button>
      </form>
    </section>
  );
}
