import { z } from "zod";
import type { ConsentId } from "#lib/api/schemas/user.ts";
import { recordOf } from "#lib/utils/record-of.ts";
import { ADDRESS_KINDS as KINDS, PERSON_FIELDS } from "#lib/values/address.ts";
import { addressNeeds } from "#lib/values/address-needs.ts";
import { consentList, optional, personName, required } from "./fields.ts";

interface PersonRules {
  readonly anyNames: boolean;
  readonly countries: readonly string[] | undefined;
  /** The chosen ISO code, "" for none yet. */
  readonly country: string;
}

/** The country must be one of those offered; it decides what else is required (decision 0089). */
function personOf({ anyNames, countries, country }: PersonRules) {
  const needs = addressNeeds(country);
  return {
    firstName: personName(anyNames),
    lastName: personName(anyNames),
    contactEmail: required(KINDS.contactEmail),
    contactPhone: required(KINDS.contactPhone),
    street: required(KINDS.street),
    houseNumber: (needs.houseNumber ? required : optional)(KINDS.houseNumber),
    zipCode: (needs.postalCode ? required : optional)(KINDS.zipCode),
    city: required(KINDS.city),
    country: required(KINDS.country).refine(
      (iso) => iso === "" || countries === undefined || countries.includes(iso),
      "countryNotAllowed",
    ),
    // A form started on an older page of this tab does not have it.
    region: optional(KINDS.region).default(""),
  } satisfies Record<keyof PersonFields, z.ZodType>;
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
    companyName: (company ? required : optional)(KINDS.companyName),
    companyOIB: (company ? required : optional)(KINDS.companyOIB),
    ...personOf({ anyNames, countries, country }),
    differentBilling: z.boolean(),
    billing: differentBilling
      ? z.object(personOf({ anyNames, countries: billingCountries, country: billingCountry }))
      : blankPerson,
    consents: consentList(requiredConsents),
  });

/** The fields of a person with an address. */
export type PersonFields = Record<(typeof PERSON_FIELDS)[number], string>;

/** The address step as typed. */
export interface AddressForm extends PersonFields {
  companyName: string;
  companyOIB: string;
  differentBilling: boolean;
  billing: PersonFields;
  /** The `uniqueNumber`s of accepted consents. */
  consents: ConsentId[];
}

export const blankAddress: PersonFields = recordOf(PERSON_FIELDS, () => "");

export const blankAddressForm: AddressForm = {
  companyName: "",
  companyOIB: "",
  ...blankAddress,
  differentBilling: false,
  billing: blankAddress,
  consents: [],
};

/** The fields of a person from an object with more fields. */
export const toPersonFields = (address: Readonly<PersonFields>): PersonFields =>
  recordOf(PERSON_FIELDS, (name) => address[name]);

/** Whether one of the company fields is filled in. */
export const isCompany = ({
  companyName,
  companyOIB,
}: Pick<AddressForm, "companyName" | "companyOIB">): boolean =>
  KINDS.companyName.clean(companyName) !== "" || KINDS.companyOIB.clean(companyOIB) !== "";
