"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { sendWithCaptcha } from "#components/kit/submission/send-with-captcha.ts";
import { useCaptcha } from "#components/kit/submission/use-captcha.ts";
import { useDraft } from "#components/kit/submission/use-draft.ts";
import { useSubmission } from "#components/kit/submission/use-submission.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import type { ConsentText } from "#components/shop/consent/consent-text.ts";
import type { Captcha } from "#lib/gateway/validation/captcha.ts";
import {
  blankRegisterForm,
  type RegisterForm,
  registerResolver,
} from "#lib/gateway/validation/register.ts";
import { errorKey } from "#lib/shop/api/error-message.ts";
import { requiredOf } from "#lib/shop/domain/account/consents.ts";
import { toRegistration } from "#lib/shop/domain/account/registration.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { logConsentChoice } from "#lib/web/client/consent-calls.ts";
import { rememberChoice } from "#stores/consent/consent-log.ts";
import type { RegisterFormProps } from "./register-form.tsx";
import { useFollowingName } from "./use-following-name.ts";

type Ends = Pick<RegisterFormProps, "onEnter" | "onVerification" | "onLoggedIn" | "onLogIn">;

/**
 * The registration (docs/screens.md §3.3): checks the card, makes the account, logs the consents, then logs in or asks
 * to verify the e-mail.
 */
export function useRegister(
  consents: readonly ConsentText[] | null,
  siteCaptcha: Captcha | null,
  anyNames: boolean,
  ends: Ends,
) {
  const t = useTranslations();
  const { formError, setFormError, showError, guard } = useSubmission();
  const captcha = useCaptcha(siteCaptcha);
  const form = useForm<RegisterForm>({
    resolver: registerResolver(requiredOf(consents ?? []), anyNames),
    mode: "onTouched",
    defaultValues: blankRegisterForm,
  });
  const draft = useDraft("register", form, withoutPasswords);
  useFollowingName(form);
  const refuse = (name: "email" | "memberCardBarcode", message: string) =>
    form.setError(`account.${name}`, { message }, { shouldFocus: true });

  const submit = form.handleSubmit(async (values) => {
    // Without the consents it is unknown which of them are required.
    if (consents === null) return setFormError(t("errors.consentsNotFetched"));
    const barcode = VALUE_KINDS.cardNumber.clean(values.account.memberCardBarcode);
    if (barcode !== "") {
      const card = await accountCalls.checkCard(barcode);
      if (!card.ok) return refuse("memberCardBarcode", "memberCardFailed");
      if (!card.data.isValid) return refuse("memberCardBarcode", "memberCardInvalid");
    }
    const made = await sendWithCaptcha(siteCaptcha, captcha.place.current, (solved) =>
      accountCalls.register({ ...toRegistration(values), ...solved }),
    );
    if (!made.ok) {
      if (errorKey(made.error) === "userExists") return refuse("email", "userExists");
      return showError(made.error);
    }
    draft.forget();
    const email = VALUE_KINDS.email.clean(values.account.email);
    if (values.consents.length > 0) {
      const logged = await logConsentChoice({
        type: "registerForm",
        email,
        consents: values.consents,
        status: "accepted",
        userType: "user",
      });
      if (!logged.ok) void showToast({ tone: "error", message: t("errors.failedConsentLog") });
    }
    const remember = () => rememberChoice(values.consents, "accepted");
    if (made.data.needsVerification) {
      remember();
      return ends.onVerification(email);
    }
    ends.onEnter();
    const { password } = values.account;
    const entered = await import("#components/shop/auth/browser-auth.ts")
      .then(({ authRuntime }) => authRuntime().logIn({ username: email, password }))
      .catch(() => null);
    // After the login, because consents are stored per customer.
    remember();
    if (entered?.ok) ends.onLoggedIn();
    else ends.onLogIn();
  });

  return { form, submit: guard(submit), formError, captcha };
}

const withoutPasswords = (values: RegisterForm): RegisterForm => ({
  ...values,
  account: { ...values.account, password: "", confirmedPassword: "" },
});
