"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { errorWords } from "@/components/cart/error-words";
import { AddressFields, CompanyFields } from "@/components/checkout/address-fields";
import { toWords } from "@/components/checkout/to-words";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/field";
import { keepFocus } from "@/components/ui/keep-focus";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast";
import type { Address } from "@/lib/api/schemas/user";
import { type AddressForm, blankAddressForm, toPersonFields } from "@/lib/forms/address";
import { addressResolver } from "@/lib/forms/address-resolver";
import { type AddressInput, profileCalls } from "@/stores/profile-calls";
import { saveToProfile } from "./save-profile";

export const ADDRESS_TYPES = ["main", "billing", "shipping", "other"] as const;

interface Props {
  /** What is changed; null for a new one. */
  readonly address: Address | null;
  readonly type: Address["type"];
  readonly countries: readonly { readonly iso: string; readonly name: string }[];
  readonly onDone: () => void;
}

/** An address under the rules of the checkout's address step (spec 5). */
export function ProfileAddressForm({ address, type: given, countries, onDone }: Props) {
  const t = useTranslations();
  const [type, setType] = useState(given);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<AddressForm>({
    resolver: addressResolver({ requiredConsents: [] }),
    mode: "onTouched",
    defaultValues: {
      ...blankAddressForm,
      ...(address && {
        ...toPersonFields(address),
        companyName: address.companyName,
        companyOIB: address.companyOIB,
      }),
    },
  });
  const { isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    const input: AddressInput = {
      type,
      ...toPersonFields(values),
      companyName: values.companyName,
      companyOIB: values.companyOIB,
    };
    const result = await saveToProfile(profileCalls.saveAddress(input, address?.id ?? null));
    if (!result.ok) return setProblem(errorWords(toWords(t), result.error));
    onDone();
    return showToast({ tone: "success", message: t("profile.addresses.saved") });
  });

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
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            onMouseDown={keepFocus}
            loading={isSubmitting}
            aria-disabled={isSubmitting || undefined}
          >
            {t("profile.addresses.save")}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {t("profile.addresses.cancel")}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
