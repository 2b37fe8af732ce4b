import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { z } from "zod";
import type { ConsentId } from "#lib/shop/api/schemas/user-schema.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { type AddressForm, addressSchema, blankAddressForm, isCompany } from "./address-schema.ts";
import {
  consentList,
  optional,
  personName,
  requiredEmail,
  requiredPassword,
} from "./typed-fields.ts";

/** The account of a registration (docs/screens.md §4.6). */
const accountSchema = (anyNames: boolean) =>
  z
    .object({
      firstName: personName(anyNames),
      lastName: personName(anyNames),
      email: requiredEmail,
      password: requiredPassword,
      confirmedPassword: z.string().min(1, "required"),
      memberCardBarcode: optional(VALUE_KINDS.cardNumber),
    })
    .refine(
      ({ password, confirmedPassword }) =>
        confirmedPassword === "" || password === confirmedPassword,
      { when: () => true, path: ["confirmedPassword"], message: "passwordsDiffer" },
    );

/** The registration as typed; the address fields count only if `withAddresses` is set. */
export interface RegisterForm extends AddressForm {
  account: z.input<ReturnType<typeof accountSchema>>;
  withAddresses: boolean;
}

export const blankRegisterForm: RegisterForm = {
  account: {
    firstName: "",
    lastName: "",
    email: "",
    password: "",
    confirmedPassword: "",
    memberCardBarcode: "",
  },
  withAddresses: false,
  ...blankAddressForm,
};

/** The registration's form, with the rules that follow from its values. */
export function registerSchema(
  values: Pick<
    RegisterForm,
    "withAddresses" | "differentBilling" | "companyName" | "companyOIB" | "country" | "billing"
  >,
  requiredConsents: readonly ConsentId[],
  anyNames = false,
) {
  const account = accountSchema(anyNames);
  const address = addressSchema({
    anyNames,
    differentBilling: values.differentBilling,
    company: isCompany(values),
    country: values.country,
    billingCountry: values.billing.country,
    requiredConsents,
  });
  const consents = consentList(requiredConsents);
  return values.withAddresses
    ? z.object({ account, ...address.shape })
    : z.object({ account, consents });
}

/** Returns all typed values: the schema contains only the validated fields. */
export const registerResolver =
  (requiredConsents: readonly ConsentId[], anyNames: boolean): Resolver<RegisterForm> =>
  (values, context, options) => {
    const schema = registerSchema(values, requiredConsents, anyNames);
    const resolve = zodResolver(schema, undefined, { raw: true });
    return (resolve as unknown as Resolver<RegisterForm>)(values, context, options);
  };
