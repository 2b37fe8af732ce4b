import { z } from "zod";
import type { ConsentId } from "#lib/api/schemas/user.ts";
import { recordOf } from "#lib/utils/record-of.ts";
import {
  consentList,
  LIMITS,
  optionalText,
  personName,
  requiredEmail,
  requiredText,
} from "./fields.ts";

/** The special-character rule of names may be off (docs/screens.md §4.9); a country must be one of those offered. */
const personOf = (anyNames: boolean, countries: readonly string[] | undefined) => ({
  firstName: personName(anyNames),
  lastName: personName(anyNames),
  contactEmail: requiredEmail,
  contactPhone: requiredText(),
  street: requiredText(LIMITS.street),
  houseNumber: requiredText(LIMITS.houseNumber),
  zipCode: requiredText(LIMITS.zipCode),
  city: requiredText(LIMITS.city),
  country: requiredText(LIMITS.country).refine(
    (iso) => iso === "" || countries === undefined || countries.includes(iso),
    "countryNotAllowed",
  ),
});

const blankPerson = z.record(z.string(), z.unknown());

interface AddressRules {
  /** Billing is checked only when it differs (docs/screens.md §4.9). */
  readonly differentBilling: boolean;
  /** Either company field makes both required. */
  readonly company: boolean;
  readonly requiredConsents: readonly ConsentId[];
  /** Names may hold anything: the special-character rule is disabled. */
  readonly anyNames?: boolean;
  /** Iso codes to choose from; left out, any country passes. */
  readonly countries?: readonly string[];
  readonly billingCountries?: readonly string[];
}

/** The address step's form, with the rules that follow from its values. Fields are in the order of focus. */
export const addressSchema = ({
  differentBilling,
  company,
  requiredConsents,
  anyNames = false,
  countries,
  billingCountries,
}: AddressRules) =>
  z.object({
    companyName: company ? requiredText() : optionalText(),
    companyOIB: company ? requiredText() : optionalText(),
    ...personOf(anyNames, countries),
    differentBilling: z.boolean(),
    billing: differentBilling ? z.object(personOf(anyNames, billingCountries)) : blankPerson,
    consents: consentList(requiredConsents),
  });

/** The fields of a person with an address. */
export type PersonFields = Record<keyof ReturnType<typeof personOf>, string>;

/** The address step as typed. */
export interface AddressForm extends PersonFields {
  companyName: string;
  companyOIB: string;
  differentBilling: boolean;
  billing: PersonFields;
  /** `uniqueNumber`s accepted. */
  consents: ConsentId[];
}

/** The names of `PersonFields`, in the order of the form. */
export const PERSON_FIELDS = [
  "firstName",
  "lastName",
  "contactEmail",
  "contactPhone",
  "street",
  "houseNumber",
  "zipCode",
  "city",
  "country",
] as const satisfies readonly (keyof PersonFields)[];

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
  companyName.trim() !== "" || companyOIB.trim() !== "";
