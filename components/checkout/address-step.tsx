"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ConsentFields } from "@/components/consent/consent-fields";
import { useConsents } from "@/components/consent/use-consents";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { requiredOf } from "@/lib/domain/checkout/consents";
import type { AddressForm } from "@/lib/forms/address";
import { addressResolver } from "@/lib/forms/address-resolver";
import { checkoutStore } from "@/stores/checkout-store";
import { AddressFields, CompanyFields } from "./address-fields";
import type { CheckoutProps } from "./checkout-props";
import { useAddressSubmit } from "./use-address-submit";

interface AddressStepProps {
  readonly countries: readonly { readonly iso: string; readonly name: string }[];
  readonly consents: CheckoutProps["addressConsents"];
  readonly onDone: () => void;
}

/** Step 1 (spec 2, Checkout view). What is typed is kept with every stroke. */
export function AddressStep({ countries, consents: fromServer, onDone }: AddressStepProps) {
  const t = useTranslations("checkout");
  const { consents, retry } = useConsents(fromServer, "addressForm");
  const [tried, setTried] = useState(false);
  const form = useForm<AddressForm>({
    defaultValues: checkoutStore().getState().address,
    resolver: addressResolver(requiredOf(consents ?? [])),
    mode: "onTouched",
  });
  const { submit, busy } = useAddressSubmit(form, onDone);
  const different = form.watch("differentBilling");

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="stack"
        onSubmit={(event) => {
          setTried(true);
          event.preventDefault();
          if (consents !== null) void form.handleSubmit(submit)(event);
        }}
      >
        <CompanyFields />
        <AddressFields prefix="" section="shipping" countries={countries} />
        <Checkbox label={t("differentBilling")} {...form.register("differentBilling")} />
        {different && (
          <fieldset className="stack rounded-lg bg-sunken p-4 sm:p-5">
            <legend className="float-start mb-3 font-display text-h3 font-semibold">
              {t("billing")}
            </legend>
            <div className="clear-both">
              <AddressFields prefix="billing." section="billing" countries={countries} />
            </div>
          </fieldset>
        )}
        <ConsentFields
          consents={consents}
          accepted={form.watch("consents")}
          onChange={(accepted) => form.setValue("consents", accepted, { shouldDirty: true })}
          showErrors={tried}
          onRetry={retry}
        />
        <div>
          <Button type="submit" size="lg" loading={busy}>
            {t("next")}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function keep(values: AddressForm): void {
  checkoutStore().setState({ address: structuredClone(values) });
}
