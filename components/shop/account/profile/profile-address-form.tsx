"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useSubmission } from "#components/kit/submission/use-submission.ts";
import { Button } from "#components/kit/ui/button.tsx";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import { SubmitButton } from "#components/kit/ui/form/submit-button.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { showToast } from "#components/kit/ui/toast.ts";
import {
  AddressFields,
  CompanyFields,
  type CountryOption,
} from "#components/shop/address/address-fields.tsx";
import { addressResolver } from "#lib/gateway/validation/address-resolver.ts";
import { type AddressForm, blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import type { Address } from "#lib/shop/api/schemas/user-schema.ts";
import { ADDRESS_FIELDS, pickFields } from "#lib/shop/values/address.ts";
import { type AddressInput, accountCalls } from "#lib/web/client/account.ts";
import { saveToProfile } from "./save-to-profile.ts";

export const ADDRESS_TYPES = ["main", "billing", "shipping", "other"] as const;

interface Props {
  /** The address to change; null for a new one. */
  readonly address: Address | null;
  readonly type: Address["type"];
  readonly countries: readonly CountryOption[];
  /** The site allows special characters in names. */
  readonly anyNames?: boolean | undefined;
  readonly onDone: () => void;
}

/** The form of one address, with the validation rules of the checkout's address step (docs/screens.md §4.9). */
export function ProfileAddressForm({
  address,
  type: given,
  countries,
  anyNames = false,
  onDone,
}: Props) {
  const t = useTranslations();
  const [type, setType] = useState(given);
  const { formError, showError, guard } = useSubmission();
  const form = useForm<AddressForm>({
    resolver: addressResolver({ requiredConsents: [], anyNames }),
    mode: "onTouched",
    defaultValues: {
      ...blankAddressForm,
      ...(address && pickFields(address, ADDRESS_FIELDS)),
    },
  });
  const { isSubmitting } = form.formState;

  const submit = guard(
    form.handleSubmit(async (values) => {
      const input: AddressInput = { type, ...pickFields(values, ADDRESS_FIELDS) };
      const result = await saveToProfile(accountCalls.saveAddress(input, address?.id ?? null));
      if (!result.ok) return showError(result.error);
      onDone();
      return showToast({ tone: "success", message: t("profile.addresses.saved") });
    }),
  );

  return (
    <FormProvider {...form}>
      <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          label={t("profile.addresses.type")}
          value={type}
          onChange={({ target }) =>
            setType(ADDRESS_TYPES.find((one) => one === target.value) ?? "other")
          }
        >
          {ADDRESS_TYPES.map((one) => (
            <option key={one} value={one}>
              {t(`profile.addresses.type_${one}`)}
            </option>
          ))}
        </SelectField>
        <CompanyFields />
        <AddressFields
          prefix=""
          section={type === "billing" ? "billing" : "shipping"}
          countries={countries}
        />
        {formError ? <Notice tone="danger">{formError}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <SubmitButton loading={isSubmitting}>{t("profile.addresses.save")}</SubmitButton>
          <Button variant="quiet" onClick={onDone}>
            {t("profile.addresses.cancel")}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
