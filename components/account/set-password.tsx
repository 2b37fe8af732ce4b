"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { errorWords } from "@/components/cart/error-words";
import { toWords } from "@/components/checkout/to-words";
import { useSite } from "@/components/providers/site-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { keepFocus } from "@/components/ui/keep-focus";
import { Notice } from "@/components/ui/notice";
import { newPasswordSchema } from "@/lib/forms/password";
import { hrefTo } from "@/lib/i18n/routes";
import { accountCalls } from "@/stores/account-calls";
import { AskForPassword } from "./ask-for-password";
import { NewPasswordFields } from "./new-password-fields";

/** Sets the password that a letter's link allows, once; a link that is over offers another letter. */
export function SetPassword({ token }: { token: string }) {
  const t = useTranslations();
  const site = useSite();
  const [end, setEnd] = useState<"set" | "over" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(newPasswordSchema),
    mode: "onTouched",
    defaultValues: { password: "", again: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setProblem(null);
    const result = await accountCalls.setPassword(token, password);
    if (result.ok) return setEnd("set");
    const { status } = result.error;
    if (status === 400 || status === 401 || status === 404) return setEnd("over");
    setProblem(errorWords(toWords(t), result.error));
  });

  if (end === "set")
    return (
      <div className="flex flex-col items-start gap-5">
        <Notice tone="success" className="w-full">
          {t("auth.forgotPassword.set")}
        </Notice>
        <ButtonLink href={hrefTo({ name: "login" }, site)}>{t("auth.logIn")}</ButtonLink>
      </div>
    );
  if (end === "over")
    return (
      <div className="flex flex-col gap-5">
        <Notice tone="warning">{t("auth.forgotPassword.over")}</Notice>
        <AskForPassword />
      </div>
    );
  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <NewPasswordFields
        password={{ message: errors.password?.message, props: register("password") }}
        again={{ message: errors.again?.message, props: register("again") }}
      />
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <Button
        type="submit"
        onMouseDown={keepFocus}
        loading={isSubmitting}
        aria-disabled={isSubmitting || undefined}
      >
        {t("auth.forgotPassword.setSubmit")}
      </Button>
    </form>
  );
}
