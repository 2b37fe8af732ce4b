"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { get, type UseFormReturn, useFormContext } from "react-hook-form";
import { useFieldMessage } from "#components/kit/messages/use-field-message.ts";
import type { AddressForm } from "#lib/gateway/validation/address-schema.ts";
import { isDoubtfulOib } from "#lib/shop/domain/address/oib.ts";
import {
  type AddressField,
  COMPANY_FIELDS,
  isAskedFor,
  isRequired,
  PERSON_FIELDS,
} from "#lib/shop/values/address.ts";
import { addressNeeds } from "#lib/shop/values/address-needs.ts";
import { streetApart } from "#lib/shop/values/street-apart.ts";
import { AddressInputs, taxLabel } from "./address-inputs.tsx";

/** A country to choose from. */
export interface CountryOption {
  readonly iso: string;
  readonly name: string;
}

interface AddressFieldsProps {
  /** `billing.` for the second form. */
  readonly prefix: "" | "billing.";
  /** The section named in the fields' `autocomplete` attributes. */
  readonly section: "shipping" | "billing";
  readonly countries: readonly CountryOption[];
  /** Shown after the error of an e-mail that belongs to an account. */
  readonly onTaken?: ReactNode;
}

/** Shares of a line of six columns. */
const SPANS = { 2: "sm:col-span-2", 3: "sm:col-span-3", 4: "sm:col-span-4", 6: "sm:col-span-6" };

/** The fields of a person and their address. */
export function AddressFields({ prefix, section, countries, onTaken }: AddressFieldsProps) {
  const t = useTranslations("checkout.field");
  const form = useFormContext<AddressForm>();
  const { register, trigger, formState, watch } = form;
  const needs = addressNeeds(watch(`${prefix}country`));
  const messageOf = useFieldMessage();
  const isTaken = get(formState.errors, `${prefix}contactEmail.message`) === "userExists";
  // An existing value stays visible after another country was chosen, because it would otherwise be sent unseen.
  const shown = PERSON_FIELDS.filter(
    (field) => isAskedFor(field, needs) || watch(`${prefix}${field.name}`) !== "",
  );
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <AddressInputs
        fields={shown}
        t={t}
        section={section}
        countries={countries}
        control={(field) => {
          const { name, kind } = field;
          const { hint, columns = 3 }: AddressField = field;
          const path = `${prefix}${name}` as const;
          const error = messageOf(get(formState.errors, `${path}.message`), name);
          const split = () => {
            if (name === "street") splitTyped(form, prefix);
          };
          return {
            required: isRequired(field, needs),
            error:
              name === "contactEmail" && isTaken && onTaken ? (
                <span>
                  <span>{error}</span> {onTaken}
                </span>
              ) : (
                error
              ),
            hint: hint && t(hint),
            frameClassName: SPANS[columns],
            ...register(path, {
              onBlur: split,
              /** Too long texts are reported while typing; everything else when the field is left. */
              onChange: ({ target }: { target: { value: string } }) => {
                const isTooLong = kind.clean(target.value).length > kind.max;
                if (isTooLong || get(formState.errors, path)) void trigger(path);
              },
            }),
          };
        }}
      />
    </div>
  );
}

/** Splits a street with its number into the two fields: browsers fill in both as one value. */
export function splitTyped(
  { getValues, setValue }: Pick<UseFormReturn<AddressForm>, "getValues" | "setValue">,
  prefix: "" | "billing.",
): void {
  const typed = prefix === "" ? getValues() : getValues("billing");
  const apart = streetApart(typed);
  for (const { name } of PERSON_FIELDS)
    if (apart[name] !== typed[name])
      setValue(`${prefix}${name}`, apart[name], { shouldValidate: true });
}

/** Name and tax number of a company: either makes both required (docs/screens.md §4.9). */
export function CompanyFields() {
  const t = useTranslations("checkout.field");
  const { register, trigger, formState, watch } = useFormContext<AddressForm>();
  const [oib, country] = watch(["companyOIB", "country"]);
  // Only a hint, and not shown while the number is being typed.
  const isDoubtful =
    get(formState.touchedFields, "companyOIB") === true && isDoubtfulOib(oib, country);
  const messageOf = useFieldMessage();
  // Each field decides whether the other is required, so an error of the pair is checked again with every change.
  const onChange = () => {
    if (formState.errors.companyName || formState.errors.companyOIB)
      void trigger(["companyName", "companyOIB"]);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AddressInputs
        fields={COMPANY_FIELDS}
        t={(key) => t(taxLabel(key, country))}
        control={({ name }) => ({
          hint: name === "companyOIB" && (
            <span role="status">
              {isDoubtful ? <span className="text-warning">{t("oibDoubtful")}</span> : t("oibHint")}
            </span>
          ),
          error: messageOf(formState.errors[name]?.message, name),
          ...register(name, { onChange }),
        })}
      />
    </div>
  );
}
