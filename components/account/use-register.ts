"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { errorWords } from "@/components/cart/error-words";
import { toWords } from "@/components/checkout/to-words";
import type { ConsentText } from "@/components/consent/consent-text";
import { showToast } from "@/components/ui/toast";
import type { ApiError } from "@/lib/api/errors";
import { requiredOf } from "@/lib/domain/checkout/consents";
import { toRegistration } from "@/lib/domain/registration";
import { blankRegisterForm, type RegisterForm, registerResolver } from "@/lib/forms/register";
import { accountCalls } from "@/stores/account-calls";
import { rememberChoice } from "@/stores/consent-log";
import type { RegisterFormProps } from "./register-form";
import { useDraft } from "./use-draft";

type Ends = Pick<RegisterFormProps, "onEnter" | "onVerification" | "onLoggedIn" | "onLogIn">;

/** The registration (spec 4): card first, then the account, then the consents, then a login or a notice. */
export function useRegister(consents: readonly ConsentText[] | null, ends: Ends) {
  const t = useTranslations();
  const words = toWords(t);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<RegisterForm>({
    resolver: registerResolver(requiredOf(consents ?? [])),
    mode: "onTouched",
    defaultValues: blankRegisterForm,
  });
  const draft = useDraft("register", form, withoutPasswords);
  const refuse = (name: "email" | "memberCardBarcode", message: string) =>
    form.setError(`account.${name}`, { message }, { shouldFocus: true });
  const say = (error: ApiError) => setProblem(errorWords(words, error));

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    // Consents must be fetched before they can be judged (spec 4, Consent).
    if (consents === null) return setProblem(t("errors.consentsNotFetched"));
    const barcode = values.account.memberCardBarcode.trim();
    if (barcode !== "") {
      const card = await accountCalls.checkCard(barcode);
      if (!card.ok) return refuse("memberCardBarcode", "memberCardFailed");
      if (!card.data.isValid) return refuse("memberCardBarcode", "memberCardInvalid");
    }
    const made = await accountCalls.register(toRegistration(values));
    if (!made.ok) {
      if (made.error.message === "User already exist.") return refuse("email", "userExists");
      return say(made.error);
    }
    draft.forget();
    const email = values.account.email.trim();
    if (values.consents.length > 0) {
      const logged = await accountCalls.logConsents(values.consents, email);
      if (!logged.ok) void showToast({ tone: "error", message: t("errors.failedConsentLog") });
    }
    const remember = () => rememberChoice(values.consents, "accepted");
    if (made.data.needsVerification) {
      remember();
      return ends.onVerification(email);
    }
    ends.onEnter();
    const { authRuntime } = await import("./start-auth");
    const entered = await authRuntime().logIn({
      username: email,
      password: values.account.password,
    });
    // Now that the person is known, where the login worked.
    remember();
    if (entered.ok) ends.onLoggedIn();
    else ends.onLogIn();
  });

  return { form, submit, problem };
}

const withoutPasswords = (values: RegisterForm): RegisterForm => ({
  ...values,
  account: { ...values.account, password: "", confirmedPassword: "" },
});
