"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import { useFieldMessage } from "#components/messages/use-field-message.ts";
import { SelectField, TextField } from "#components/ui/form/field.tsx";
import { isDoubtfulOib } from "#lib/domain/address/oib.ts";
import type { AddressForm, PersonFields } from "#lib/validation/address.ts";
import { ADDRESS_KINDS } from "#lib/values/address.ts";
import { addressNeeds } from "#lib/values/address-needs.ts";

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

type InputProps = Pick<ComponentProps<"input">, "autoComplete" | "type" | "inputMode">;

/** How browsers type and fill in each field (docs/screens.md §7.3). The company fields are `CompanyFields`. */
const FIELDS: readonly (readonly [keyof PersonFields, InputProps])[] = [
  ["firstName", { autoComplete: "given-name" }],
  ["lastName", { autoComplete: "family-name" }],
  ["contactEmail", { autoComplete: "email", type: "email", inputMode: "email" }],
  ["contactPhone", { autoComplete: "tel", type: "tel", inputMode: "tel" }],
  ["street", { autoComplete: "address-line1" }],
  ["houseNumber", { autoComplete: "address-line2" }],
  ["zipCode", { autoComplete: "postal-code" }],
  ["city", { autoComplete: "address-level2" }],
];

/** The fields of a person and their address. */
export function AddressFields({ prefix, section, countries, onTaken }: AddressFieldsProps) {
  const t = useTranslations("checkout.field");
  const { register, trigger, formState, watch } = useFormContext<AddressForm>();
  const [country, region] = watch([`${prefix}country`, `${prefix}region`]);
  const needs = addressNeeds(country);
  const isRequired = (name: keyof PersonFields): boolean =>
    name === "zipCode" ? needs.postalCode : name !== "houseNumber" || needs.houseNumber;
  const messageOf = useFieldMessage();
  const errorOf = (name: keyof PersonFields) =>
    messageOf(get(formState.errors, `${prefix}${name}.message`), name);
  /** A text that is too long is said while it is typed; everything else once the field was left. */
  const sayTooLong = (name: keyof PersonFields) => ({
    onChange: ({ target }: { target: { value: string } }) => {
      const isTooLong = ADDRESS_KINDS[name].clean(target.value).length > ADDRESS_KINDS[name].max;
      if (isTooLong || get(formState.errors, `${prefix}${name}`)) void trigger(`${prefix}${name}`);
    },
  });
  const isTaken = get(formState.errors, `${prefix}contactEmail.message`) === "userExists";
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {FIELDS.map(([name, { autoComplete, ...input }]) => (
        <TextField
          key={name}
          label={t(name)}
          required={isRequired(name)}
          {...input}
          autoComplete={`${section} ${autoComplete}`}
          error={
            name === "contactEmail" && isTaken && onTaken ? (
              <span>
                <span>{errorOf(name)}</span> {onTaken}
              </span>
            ) : (
              errorOf(name)
            )
          }
          {...register(`${prefix}${name}`, sayTooLong(name))}
        />
      ))}
      <SelectField
        label={t("country")}
        required
        autoComplete={`${section} country`}
        error={errorOf("country")}
        {...register(`${prefix}country`)}
      >
        <option value="">{t("chooseCountry")}</option>
        {countries.map(({ iso, name }) => (
          <option key={iso} value={iso}>
            {name}
          </option>
        ))}
      </SelectField>
      {/* What is there is shown, also after another country was chosen: it would be sent unseen. */}
      {needs.state || region !== "" ? (
        <TextField
          label={t("region")}
          autoComplete={`${section} address-level1`}
          error={errorOf("region")}
          {...register(`${prefix}region`, sayTooLong("region"))}
        />
      ) : null}
    </div>
  );
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
      <TextField
        label={t("companyName")}
        autoComplete="organization"
        error={messageOf(formState.errors.companyName?.message, "companyName")}
        {...register("companyName", { onChange })}
      />
      <TextField
        label={t("companyOIB")}
        autoComplete="off"
        hint={
          <span role="status">
            {isDoubtful ? <span className="text-warning">{t("oibDoubtful")}</span> : t("oibHint")}
          </span>
        }
        error={messageOf(formState.errors.companyOIB?.message, "companyOIB")}
        {...register("companyOIB", { onChange })}
      />
    </div>
  );
}
