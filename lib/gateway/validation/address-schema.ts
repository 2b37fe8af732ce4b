import { z } from "zod";
import { recordByName } from "#lib/base/utils/record-of.ts";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import {
  type AddressField,
  type AddressFields,
  COMPANY_FIELDS,
  type CompanyFields,
  isRequired,
  PERSON_FIELDS,
  type PersonFields,
} from "#lib/shop/values/address.ts";
import { addressNeeds } from "#lib/shop/values/address-needs.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { consentList, optional, required } from "./typed-fields.ts";

interface PersonRules {
  readonly anyNames: boolean;
  readonly countries: readonly string[] | undefined;
  /** The chosen ISO code, "" for none yet. */
  readonly country: string;
}

/** The country must be one of those offered; it decides what else is required (decision 0089). */
function personOf({ anyNames, countries, country }: PersonRules) {
  const needs = addressNeeds(country);
  return recordByName(PERSON_FIELDS, (field: AddressField) => {
    const isStrictName = field.kind === VALUE_KINDS.anyName && !anyNames;
    const kind = isStrictName ? VALUE_KINDS.name : field.kind;
    if (field.type === "country")
      return required(kind).refine(
        (iso) => iso === "" || countries === undefined || countries.includes(iso),
        "countryNotAllowed",
      );
    // A form that was begun on an older page of this tab may not have it.
    return isRequired(field, needs) ? required(kind) : optional(kind).default("");
  });
}

const blankPerson = z.record(z.string(), z.unknown());

interface AddressRules {
  /** Billing is validated only if it differs (docs/screens.md §4.9). */
  readonly differentBilling: boolean;
  /** Either company field makes both required. */
  readonly company: boolean;
  readonly requiredConsents: readonly ConsentId[];
  /** Names may contain any characters: the letters-only rule is off. */
  readonly anyNames?: boolean;
  /** ISO codes to choose from; if left out, any country is valid. */
  readonly countries?: readonly string[];
  readonly billingCountries?: readonly string[];
  /** The chosen countries; if left out, everything that any country requires is required. */
  readonly country?: string;
  readonly billingCountry?: string;
}

/** The address step's form, with the rules that follow from its values. Fields are in focus order. */
export const addressSchema = ({
  differentBilling,
  company,
  requiredConsents,
  anyNames = false,
  countries,
  billingCountries,
  country = "",
  billingCountry = "",
}: AddressRules) =>
  z.object({
    ...recordByName(COMPANY_FIELDS, ({ kind }) => (company ? required : optional)(kind)),
    ...personOf({ anyNames, countries, country }),
    differentBilling: z.boolean(),
    billing: differentBilling
      ? z.object(personOf({ anyNames, countries: billingCountries, country: billingCountry }))
      : blankPerson,
    consents: consentList(requiredConsents),
  });

/** The address step as typed. */
export interface AddressForm extends AddressFields {
  differentBilling: boolean;
  billing: PersonFields;
  /** The `uniqueNumber`s of accepted consents. */
  consents: ConsentId[];
}

export const blankAddress: PersonFields = recordByName(PERSON_FIELDS, () => "");

export const blankAddressForm: AddressForm = {
  ...recordByName(COMPANY_FIELDS, () => ""),
  ...blankAddress,
  differentBilling: false,
  billing: blankAddress,
  consents: [],
};

/** Whether one of the company fields is filled in. */
export const isCompany = (typed: Readonly<CompanyFields>): boolean =>
  COMPANY_FIELDS.some(({ name, kind }) => kind.clean(typed[name]) !== "");
