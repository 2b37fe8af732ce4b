import { z } from "zod";
import {
  consentList,
  LIMITS,
  optionalText,
  personName,
  requiredEmail,
  requiredText,
} from "./fields";

const person = {
  firstName: personName,
  lastName: personName,
  contactEmail: requiredEmail,
  contactPhone: requiredText(),
  street: requiredText(LIMITS.street),
  houseNumber: requiredText(LIMITS.houseNumber),
  zipCode: requiredText(LIMITS.zipCode),
  city: requiredText(LIMITS.city),
  country: requiredText(LIMITS.country),
};

const blankPerson = z.record(z.string(), z.unknown());

interface AddressRules {
  /** Billing is judged only when it differs (spec 5, Address step). */
  readonly differentBilling: boolean;
  /** Either company field makes both required. */
  readonly company: boolean;
  readonly requiredConsents: readonly string[];
}

/** The address step's form under the rules that hold for what is typed. Field order is the order of focus. */
export const addressSchema = ({ differentBilling, company, requiredConsents }: AddressRules) =>
  z.object({
    companyName: company ? requiredText() : optionalText(),
    companyOIB: company ? requiredText() : optionalText(),
    ...person,
    differentBilling: z.boolean(),
    billing: differentBilling ? z.object(person) : blankPerson,
    consents: consentList(requiredConsents),
  });

/** What is asked of a person at an address. */
export type PersonFields = Record<keyof typeof person, string>;

/** The address step as typed. */
export interface AddressForm extends PersonFields {
  companyName: string;
  companyOIB: string;
  differentBilling: boolean;
  billing: PersonFields;
  /** `uniqueNumber`s accepted. */
  consents: string[];
}

export const blankAddress: PersonFields = {
  firstName: "",
  lastName: "",
  contactEmail: "",
  contactPhone: "",
  street: "",
  houseNumber: "",
  zipCode: "",
  city: "",
  country: "",
};

export const blankAddressForm: AddressForm = {
  companyName: "",
  companyOIB: "",
  ...blankAddress,
  differentBilling: false,
  billing: blankAddress,
  consents: [],
};

/** Whether the buyer is, or means to be, a company. */
export const isCompany = ({
  companyName,
  companyOIB,
}: Pick<AddressForm, "companyName" | "companyOIB">): boolean =>
  companyName.trim() !== "" || companyOIB.trim() !== "";
