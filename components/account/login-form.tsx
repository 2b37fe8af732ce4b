"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { logIn } from "./log-in";

const schema = z.object({
  email: z.string().trim().min(1, "emailMissing"),
  password: z.string().min(1, "passwordMissing"),
});
type Values = z.infer<typeof schema>;

interface Props {
  /** Staff are logged in by a strategy of their own (contract, section 3). */
  admin: boolean;
  onDone: () => void;
}

/** E-mail and password. Errors stand beside their field on leaving it and on submit, the backend's above the button. */
export function LoginForm({ admin, onDone }: Props) {
  const t = useTranslations("login");
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues: { email: "", password: "" },
  });
  const { errors, isSubmitting } = formState;
  const words = (message: string | undefined) =>
    message && t.has(`error.${message}` as "error.wrong")
      ? t(`error.${message}` as "error.wrong")
      : undefined;

  const submit = handleSubmit(async ({ email, password }) => {
    const problem = await logIn({ username: email, password, admin });
    if (problem === null) return onDone();
    setError("root", { message: problem });
    setFocus("password", { shouldSelect: true });
  });

  return (
    <form noValidate onSubmit={submit} method="post" className="flex flex-col gap-4">
      <TextField
        label={t("email")}
        error={words(errors.email?.message)}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...register("email")}
      />
      <TextField
        label={t("password")}
        error={words(errors.password?.message)}
        type="password"
        autoComplete="current-password"
        {...register("password")}
      />
      {errors.root ? <Notice tone="danger">{words(errors.root.message)}</Notice> : null}
      <Button type="submit" loading={isSubmitting} aria-disabled={isSubmitting || undefined}>
        {t("submit")}
      </Button>
    </form>
  );
}
