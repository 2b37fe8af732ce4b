"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { useSubmitLock } from "#components/kit/ui/form/use-submit-lock.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { loginSchema, staffLoginSchema } from "#lib/gateway/validation/login.ts";
import { type LoginProblem, logInCustomer, logInStaff } from "./log-in.ts";
import { LoginFields } from "./login-fields.tsx";

interface Props {
  /** Logs in as staff, which is another strategy of the backend (docs/contract.md §3.1). */
  admin: boolean;
  onDone: () => void;
  /** The e-mail shown at first, e.g. when the session has ended. */
  email?: string | undefined;
}

/** E-mail and password. A field's error is shown beside it on blur and on submit, the backend's above the button. */
export function LoginForm({ admin, onDone, email = "" }: Props) {
  const t = useTranslations("login");
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    resolver: zodResolver(admin ? staffLoginSchema : loginSchema),
    mode: "onTouched",
    defaultValues: { email, password: "" },
  });
  const { errors, isSubmitting } = formState;
  const lock = useSubmitLock();
  const messageOf = (field: "email" | "password") => {
    const key = errors[field]?.message?.split(":")[0];
    if (!key) return undefined;
    if (key === "required")
      return t(field === "email" ? "error.emailMissing" : "error.passwordMissing");
    return t(field === "email" ? "error.emailWrong" : "error.passwordShort");
  };

  const submit = handleSubmit(async ({ email: username, password }) => {
    const problem = await (admin ? logInStaff : logInCustomer)({ username, password }).catch(
      // The code of the login could not be downloaded.
      (): LoginProblem => ({ key: "unreachable" }),
    );
    if (problem === null) return onDone();
    setError("root", { message: problem.text ?? t(`error.${problem.key}`) });
    setFocus("password", { shouldSelect: true });
  });

  return (
    <form noValidate onSubmit={lock(submit)} method="post" className="flex flex-col gap-4">
      <LoginFields t={t} control={(name) => ({ error: messageOf(name), ...register(name) })} />
      {errors.root ? <Notice tone="danger">{errors.root.message}</Notice> : null}
      <SubmitButton loading={isSubmitting}>{t("submit")}</SubmitButton>
    </form>
  );
}
