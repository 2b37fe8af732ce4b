"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { errorWords } from "@/components/cart/error-words";
import { toWords } from "@/components/checkout/to-words";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { keepFocus } from "@/components/ui/keep-focus";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast";
import { changePasswordSchema } from "@/lib/forms/password";
import { accountCalls } from "@/stores/account-calls";
import { NewPasswordFields } from "./new-password-fields";
import { useErrorWords } from "./use-error-words";

const BLANK = { oldPassword: "", password: "", again: "" };

/** Changes the password of whoever is logged in (spec 2, Profile; 5). Words: `auth`, `errors`. */
export function ChangePasswordForm() {
  const t = useTranslations();
  const words = useErrorWords();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(changePasswordSchema),
    mode: "onTouched",
    defaultValues: BLANK,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ oldPassword, password }) => {
    setProblem(null);
    const result = await accountCalls.changePassword(oldPassword, password);
    if (result.ok) {
      reset(BLANK);
      return showToast({ tone: "success", message: t("auth.passwordChanged") });
    }
    if (result.error.message === "Incorrect old password.")
      setError("oldPassword", { message: "inccorectOldPassword" }, { shouldFocus: true });
    else setProblem(errorWords(toWords(t), result.error));
  });

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t("auth.field.oldPassword")}
        type="password"
        autoComplete="current-password"
        error={words(errors.oldPassword?.message)}
        {...register("oldPassword")}
      />
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
        className="self-start"
      >
        {t("auth.changePassword")}
      </Button>
    </form>
  );
}
