"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type FieldPath, get, useFormContext } from "react-hook-form";
import { SelectField, TextField } from "#components/ui/form/field.tsx";
import { isDoubtfulOib } from "#lib/domain/address/oib.ts";
import type { AddressForm, PersonFields } from "#lib/validation/address.ts";
import { LIMITS } from "#lib/validation/fields.ts";
import { useFieldError } from "./use-field-error.ts";

interface AddressFieldsProps {
  /** `billing.` for the second form. */
  readonly prefix: "" | "billing.";
  /** The section of `autocomplete`. */
  readonly section: "shipping" | "billing";
  readonly countries: readonly { readonly iso: string; readonly name: string }[];
  /** Stands behind the error of an e-mail that has an account. */
  readonly onTaken?: ReactNode;
}

type Native = Record<string, string | number | undefined>;

/** How each field is typed and filled in by the browser (ux, Forms). Company fields stand elsewhere. */
const FIELDS: readonly (readonly [keyof PersonFields, Native])[] = [
  ["firstName", { autoComplete: "given-name" }],
  ["lastName", { autoComplete: "family-name" }],
  ["contactEmail", { autoComplete: "email", type: "email", inputMode: "email" }],
  ["contactPhone", { autoComplete: "tel", type: "tel", inputMode: "tel" }],
  ["street", { autoComplete: "address-line1" }],
  ["houseNumber", { autoComplete: "address-line2" }],
  ["zipCode", { autoComplete: "postal-code" }],
  ["city", { autoComplete: "address-level2" }],
];

/** A person at an address; labels above, errors beside. */
export function AddressFields({ prefix, section, countries, onTaken }: AddressFieldsProps) {
  const t = useTranslations("checkout.field");
  const { register, formState } = useFormContext<AddressForm>();
  const errorOf = useFieldError();
  const isTaken = get(formState.errors, `${prefix}contactEmail.message`) === "userExists";
  const path = (name: keyof PersonFields) => `${prefix}${name}` as FieldPath<AddressForm>;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {FIELDS.map(([name, { autoComplete, ...native }]) => (
        <TextField
          key={name}
          label={t(name)}
          required
          {...native}
          autoComplete={`${section} ${autoComplete}`}
          error={
            name === "contactEmail" && isTaken && onTaken ? (
              <span>
                {errorOf(path(name))} {onTaken}
              </span>
            ) : (
              errorOf(path(name))
            )
          }
          {...register(path(name))}
        />
      ))}
      <SelectField
        label={t("country")}
        required
        autoComplete={`${section} country`}
        error={errorOf(path("country"))}
        {...register(path("country"))}
      >
        <option value="">{t("chooseCountry")}</option>
        {countries.map(({ iso, name }) => (
          <option key={iso} value={iso}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** Both or neither (spec 5): the pair is judged together. */
export function CompanyFields() {
  const t = useTranslations("checkout.field");
  const { register, trigger, formState, watch } = useFormContext<AddressForm>();
  const [oib, country] = watch(["companyOIB", "country"]);
  // A hint, and not while it is still being typed.
  const isDoubtful =
    get(formState.touchedFields, "companyOIB") === true && isDoubtfulOib(oib, country);
  const errorOf = useFieldError();
  // The other field of the pair was left empty before: it is judged anew once its partner is typed.
  const deps = () => {
    if (formState.errors.companyName || formState.errors.companyOIB)
      void trigger(["companyName", "companyOIB"]);
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t("companyName")}
        autoComplete="organization"
        maxLength={LIMITS.text}
        error={errorOf("companyName")}
        {...register("companyName", { onChange: deps })}
      />
      <TextField
        label={t("companyOIB")}
        autoComplete="off"
        inputMode="numeric"
        maxLength={LIMITS.text}
        hint={
          <span role="status">
            {isDoubtful ? <span className="text-warning">{t("oibDoubtful")}</span> : t("oibHint")}
          </span>
        }
        error={errorOf("companyOIB")}
        {...register("companyOIB", { onChange: deps })}
      />
    </div>
  );
}
