"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useState } from "react";
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
  /** The likely country by ISO code: while it is the chosen one, it is said in a line that opens the list. */
  readonly usual?: string | undefined;
  /** Shown after the error of an e-mail that belongs to an account. */
  readonly onTaken?: ReactNode;
}

/** The fields of a person and their address. */
export function AddressFields(props: AddressFieldsProps) {
  const { prefix, section, countries, onTaken } = props;
  const t = useTranslations("checkout.field");
  const form = useFormContext<AddressForm>();
  const { register, trigger, formState, watch } = form;
  const country = watch(`${prefix}country`);
  const needs = addressNeeds(country);
  const [choosing, setChoosing] = useState(false);
  const isWrong = get(formState.errors, `${prefix}country`) !== undefined;
  const preset =
    choosing || isWrong || country !== props.usual
      ? undefined
      : countries.find(({ iso }) => iso === country);
  useEffect(() => {
    if (choosing) form.setFocus(`${prefix}country`);
  }, [choosing, form, prefix]);
  const messageOf = useFieldMessage();
  const isTaken = get(formState.errors, `${prefix}contactEmail.message`) === "userExists";
  // What is there is shown, also after another country was chosen: it would be sent unseen.
  const shown = PERSON_FIELDS.filter(
    (field) =>
      !(preset && field.type === "country") &&
      (isAskedFor(field, needs) || watch(`${prefix}${field.name}`) !== ""),
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <AddressInputs
        fields={shown}
        t={t}
        section={section}
        countries={countries}
        control={(field) => {
          const { name, kind } = field;
          const { hint }: AddressField = field;
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
            ...register(path, {
              onBlur: split,
              /** A text that is too long is said while it is typed; everything else once the field was left. */
              onChange: ({ target }: { target: { value: string } }) => {
                const isTooLong = kind.clean(target.value).length > kind.max;
                if (isTooLong || get(formState.errors, path)) void trigger(path);
              },
            }),
          };
        }}
      />
      {preset && (
        <PresetCountry
          name={preset.name}
          onChange={countries.length > 1 ? () => setChoosing(true) : null}
        />
      )}
    </div>
  );
}

/** A country that was chosen for the shopper, most of whom live there. `onChange` opens the list; null where it has one. */
function PresetCountry({ name, onChange }: { name: string; onChange: (() => void) | null }) {
  const t = useTranslations("checkout");
  return (
    <p className="flex flex-wrap items-center gap-x-3 sm:col-span-2">
      <span className="font-semibold">{t("field.country")}</span>
      <span>{name}</span>
      {onChange && (
        <button type="button" onClick={onChange} className="text-link min-h-11 px-1 font-semibold">
          {t("change")} <span className="sr-only">{t("field.country")}</span>
        </button>
      )}
    </p>
  );
}

/** A street that was filled in with its number, in its two fields: a browser knows them as one. */
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
