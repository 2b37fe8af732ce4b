"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { Checkbox } from "#components/kit/ui/form/choice.tsx";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import {
  AddressFields,
  CompanyFields,
  splitTyped,
} from "#components/shop/address/address-fields.tsx";
import type { CheckoutProps } from "#components/shop/checkout/checkout-props.ts";
import { ConsentFields } from "#components/shop/consent/consent-fields.tsx";
import { useConsents } from "#components/shop/consent/use-consents.ts";
import { addressResolver } from "#lib/gateway/validation/address-resolver.ts";
import { type AddressForm, isCompany } from "#lib/gateway/validation/address-schema.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { requiredOf } from "#lib/shop/domain/account/consents.ts";
import { COMPANY_FIELDS } from "#lib/shop/values/address.ts";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { guestCookie } from "#stores/checkout/guest-cookie.ts";
import { AddressPicks } from "./address-picks.tsx";
import { BillingAddress } from "./billing-address.tsx";
import { useAddressSubmit } from "./use-address-submit.ts";
import { BuyerLine, LogInLink } from "./use-buyer.tsx";
import type { useCountries } from "./use-countries.ts";
import { firstValues, useSavedAddresses } from "./use-saved-addresses.ts";

interface AddressStepProps {
  /** The customer, null for a guest. */
  readonly user: User | null;
  /** Nothing is shipped; the page explains why it needs an address all the same. */
  readonly digitalOnly?: boolean;
  readonly countries: ReturnType<typeof useCountries>;
  /** The site's own, by ISO code. */
  readonly defaultCountry?: string;
  readonly consents: CheckoutProps["addressConsents"];
  /** The site allows special characters in names (docs/screens.md §4.9). */
  readonly anyNames: boolean;
  /** `changed`: the address is another, so delivery and payment methods are read again. */
  readonly onDone: (changed: boolean) => Promise<void>;
}

/** Step 1 (docs/screens.md §2.9). What is typed is kept with every keystroke. */
export function AddressStep(props: AddressStepProps) {
  const { user, countries, consents: fromServer, anyNames, onDone } = props;
  const t = useTranslations();
  const { consents, retry } = useConsents(fromServer, "addressForm");
  const [tried, setTried] = useState(false);
  const [defaultValues] = useState(() => initialValues(user));
  const form = useForm<AddressForm>({
    defaultValues,
    resolver: addressResolver({
      requiredConsents: requiredOf(consents ?? []),
      anyNames,
      countries: countries.delivery.map(({ iso }) => iso),
      billingCountries: countries.billing.map(({ iso }) => iso),
    }),
    mode: "onTouched",
  });
  const lock = useState(false);
  const [busy] = lock;
  const pickers = useSavedAddresses(form, user, busy);
  const { submit, refuse } = useAddressSubmit(form, pickers, user, onDone, lock);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );

  const [only, ...others] = countries.delivery;
  // The only deliverable country, otherwise the site's own if it is deliverable.
  const likely = (
    others.length === 0 ? only : countries.delivery.find(({ iso }) => iso === props.defaultCountry)
  )?.iso;
  useEffect(() => {
    if (likely && form.getValues("country") === "") form.setValue("country", likely);
  }, [form, likely]);

  const { country } = form.getValues();
  const isNotAllowed =
    country !== "" && countries.delivery.every(({ iso }) => iso !== country.toUpperCase());
  useEffect(() => {
    // The country was allowed earlier, or in another store: shows an error immediately.
    if (isNotAllowed) form.setError("country", { message: "countryNotAllowed" });
  }, [form, isNotAllowed]);

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="stack"
        onSubmit={(event) => {
          setTried(true);
          event.preventDefault();
          // Without the consents it is unknown which of them are required (docs/screens.md §3.17).
          if (consents === null)
            return void showToast({ tone: "error", message: t("errors.consentsNotFetched") });
          splitTyped(form, "");
          splitTyped(form, "billing.");
          void form.handleSubmit(submit, refuse)(event);
        }}
      >
        {props.digitalOnly && <p className="text-muted">{t("checkout.detailsWhy")}</p>}
        <BuyerLine email={user?.email ?? null} />
        <AddressPicks
          part="delivery"
          picker={pickers.delivery}
          countries={countries.delivery}
          nameOf={countries.nameOf}
        />
        {pickers.delivery.open && (
          <>
            <AddressFields
              prefix=""
              section="shipping"
              countries={countries.delivery}
              onTaken={<LogInLink />}
            />
            <CompanyBox form={form} />
          </>
        )}
        <Checkbox label={t("checkout.differentBilling")} {...form.register("differentBilling")} />
        {form.watch("differentBilling") && (
          <BillingAddress picker={pickers.billing} countries={countries} />
        )}
        <ConsentFields
          consents={consents}
          accepted={form.watch("consents")}
          onChange={(accepted) => form.setValue("consents", accepted, { shouldDirty: true })}
          showErrors={tried}
          onRetry={retry}
        />
        <div className="flex max-sm:*:grow">
          <SubmitButton size="lg" loading={busy}>
            {t("checkout.next")}
          </SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}

/**
 * Most shoppers buy as private persons: the company fields are behind a checkbox, which is checked if they are filled
 * in.
 */
function CompanyBox({ form }: { form: UseFormReturn<AddressForm> }) {
  const t = useTranslations("checkout");
  const [open, setOpen] = useState(false);
  const [companyName, companyOIB] = form.watch(["companyName", "companyOIB"]);
  const isFilled = isCompany({ companyName, companyOIB });
  const choose = (wanted: boolean) => {
    setOpen(wanted);
    // A company that is not shown must not be on the bill.
    if (!wanted) for (const { name } of COMPANY_FIELDS) form.setValue(name, "");
    if (!wanted) form.clearErrors(COMPANY_FIELDS.map(({ name }) => name));
  };
  return (
    <>
      <Checkbox
        label={t("forCompany")}
        checked={open || isFilled}
        onChange={({ target }) => choose(target.checked)}
      />
      {(open || isFilled) && <CompanyFields />}
    </>
  );
}

/** The values in the store; a returning guest's e-mail comes from the cookie. */
function initialValues(user: User | null): AddressForm {
  const values = firstValues(checkoutStore().getState(), user);
  return user || values.contactEmail !== ""
    ? values
    : { ...values, contactEmail: guestCookie.read() };
}

function keep(values: AddressForm): void {
  checkoutStore().setState({ address: structuredClone(values) });
}
