"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ConsentFields } from "@/components/consent/consent-fields";
import { useConsents } from "@/components/consent/use-consents";
import { Checkbox } from "@/components/ui/choice";
import { SubmitButton } from "@/components/ui/submit-button";
import { showToast } from "@/components/ui/toast";
import type { User } from "@/lib/api/schemas/user";
import { requiredOf } from "@/lib/domain/checkout/consents";
import type { AddressForm } from "@/lib/forms/address";
import { addressResolver } from "@/lib/forms/address-resolver";
import { checkoutStore } from "@/stores/checkout-store";
import { guestCookie } from "@/stores/guest-cookie";
import { AddressFields, CompanyFields } from "./address-fields";
import { AddressPicks } from "./address-picks";
import { BillingAddress } from "./billing-address";
import type { CheckoutProps } from "./checkout-props";
import { BuyerLine, LogInLink } from "./log-in-offer";
import { useAddressSubmit } from "./use-address-submit";
import type { useCountries } from "./use-countries";
import { firstValues, useSavedAddresses } from "./use-saved-addresses";

interface AddressStepProps {
  /** The customer, null for a guest. */
  readonly user: User | null;
  readonly countries: ReturnType<typeof useCountries>;
  readonly consents: CheckoutProps["addressConsents"];
  /** Names may hold anything (spec 5: "unless the special-character rule is disabled"). */
  readonly anyNames: boolean;
  /** `changed`: methods chosen for another address before are asked again. */
  readonly onDone: (changed: boolean) => void;
}

/** Step 1 (spec 2, Checkout view). What is typed is kept with every stroke. */
export function AddressStep(props: AddressStepProps) {
  const { user, countries, consents: fromServer, anyNames, onDone } = props;
  const t = useTranslations();
  const { consents, retry } = useConsents(fromServer, "addressForm");
  const [tried, setTried] = useState(false);
  const [start] = useState(() => startWith(user));
  const form = useForm<AddressForm>({
    defaultValues: start,
    resolver: addressResolver({
      requiredConsents: requiredOf(consents ?? []),
      anyNames,
      countries: countries.delivery.map(({ iso }) => iso),
      billingCountries: countries.billing.map(({ iso }) => iso),
    }),
    mode: "onTouched",
  });
  const pickers = useSavedAddresses(form, user);
  const { submit, refuse, busy } = useAddressSubmit(form, pickers, user, onDone);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );

  const { country } = form.getValues();
  const isElsewhere =
    country !== "" && countries.delivery.every(({ iso }) => iso !== country.toUpperCase());
  useEffect(() => {
    // A country that was fine before, or elsewhere: it is asked again, and the shopper is told at once.
    if (isElsewhere) form.setError("country", { message: "countryNotAllowed" });
  }, [form, isElsewhere]);

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="stack"
        onSubmit={(event) => {
          setTried(true);
          event.preventDefault();
          // Consents must be fetched before they can be judged (spec 4, Consent).
          if (consents === null)
            return void showToast({ tone: "error", message: t("errors.consentsNotFetched") });
          void form.handleSubmit(submit, refuse)(event);
        }}
      >
        <BuyerLine email={user?.email ?? null} />
        <AddressPicks
          part="delivery"
          picker={pickers.delivery}
          countries={countries.delivery}
          nameOf={countries.nameOf}
        />
        {pickers.delivery.open && (
          <>
            <CompanyFields />
            <AddressFields
              prefix=""
              section="shipping"
              countries={countries.delivery}
              onTaken={<LogInLink />}
            />
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
        <div>
          <SubmitButton size="lg" loading={busy}>
            {t("checkout.next")}
          </SubmitButton>
        </div>
      </form>
    </FormProvider>
  );
}

/** What was kept; a guest who bought here before need not type their e-mail again. */
function startWith(user: User | null): AddressForm {
  const values = firstValues(checkoutStore().getState(), user);
  return user || values.contactEmail !== ""
    ? values
    : { ...values, contactEmail: guestCookie.read() };
}

function keep(values: AddressForm): void {
  checkoutStore().setState({ address: structuredClone(values) });
}
