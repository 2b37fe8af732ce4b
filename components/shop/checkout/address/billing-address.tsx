"use client";

import { useTranslations } from "next-intl";
import { AddressFields } from "#components/shop/address/address-fields.tsx";
import { AddressPicks } from "./address-picks.tsx";
import type { useCountries } from "./use-countries.ts";
import type { AddressPicker } from "./use-saved-addresses.ts";

/** The billing address, if it differs from the delivery address: without company fields. */
export function BillingAddress({
  picker,
  countries,
}: {
  picker: AddressPicker;
  countries: ReturnType<typeof useCountries>;
}) {
  const t = useTranslations("checkout");
  return (
    <fieldset className="min-w-0 rounded-lg bg-sunken p-4 sm:p-5">
      <legend className="float-start mb-7 font-display text-h3 font-semibold">
        {t("billing")}
      </legend>
      <div className="stack clear-both">
        <AddressPicks
          part="billing"
          picker={picker}
          countries={countries.billing}
          nameOf={countries.nameOf}
        />
        {picker.open && (
          <AddressFields prefix="billing." section="billing" countries={countries.billing} />
        )}
      </div>
    </fieldset>
  );
}
