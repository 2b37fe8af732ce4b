"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { AddressFields, CompanyFields } from "#components/shop/address/address-fields.tsx";
import { ConsentFields } from "#components/shop/consent/consent-fields.tsx";
import { useConsents } from "#components/shop/consent/use-consents.ts";
import { RegisterFields } from "./register-fields.tsx";
import type { RegisterPageProps } from "./register-page.tsx";
import { useRegister } from "./use-register.ts";

export interface RegisterFormProps extends Omit<RegisterPageProps, "providers"> {
  /** Registered; the login follows. */
  readonly onEnter: () => void;
  /** Registered: the e-mail has to be confirmed first. */
  readonly onVerification: (email: string) => void;
  readonly onLoggedIn: () => void;
  /** Registered, but the automatic login failed. */
  readonly onLogIn: () => void;
}

/**
 * Registration, basic and with addresses (docs/screens.md §4.6). What was typed survives errors and reload; passwords
 * do not.
 */
export function RegisterForm({
  consents: fromServer,
  countries,
  captcha: siteCaptcha,
  anyNames = false,
  ...ends
}: RegisterFormProps) {
  const t = useTranslations();
  const { consents, retry } = useConsents(fromServer, "registerForm");
  const { form, submit, formError, captcha } = useRegister(consents, siteCaptcha, anyNames, ends);
  const [tried, setTried] = useState(false);
  const { watch, setValue, register, formState } = form;
  const [withAddresses, differentBilling, accepted] = watch([
    "withAddresses",
    "differentBilling",
    "consents",
  ]);

  return (
    <FormProvider {...form}>
      <form
        noValidate
        method="post"
        className="flex flex-col gap-6"
        onFocus={captcha.load}
        onSubmit={(event) => {
          setTried(true);
          void submit(event);
        }}
      >
        <RegisterFields />
        <Checkbox label={t("auth.register.withAddresses")} {...register("withAddresses")} />
        {withAddresses ? (
          <>
            <fieldset className="min-w-0">
              <legend className="mb-3 font-display text-h3 font-semibold">
                {t("checkout.address")}
              </legend>
              <div className="stack">
                <CompanyFields />
                <AddressFields prefix="" section="shipping" countries={countries} />
              </div>
            </fieldset>
            <Checkbox label={t("checkout.differentBilling")} {...register("differentBilling")} />
          </>
        ) : null}
        {withAddresses && differentBilling ? (
          <fieldset className="min-w-0">
            <legend className="mb-3 font-display text-h3 font-semibold">
              {t("checkout.billing")}
            </legend>
            <AddressFields prefix="billing." section="billing" countries={countries} />
          </fieldset>
        ) : null}
        <ConsentFields
          consents={consents}
          accepted={accepted}
          onChange={(next) => setValue("consents", next, { shouldDirty: true })}
          showErrors={tried}
          onRetry={retry}
        />
        <div ref={captcha.place} className="empty:hidden" />
        {formError ? <Notice tone="danger">{formError}</Notice> : null}
        <SubmitButton size="lg" loading={formState.isSubmitting}>
          {t("auth.register.submit")}
        </SubmitButton>
      </form>
    </FormProvider>
  );
}
