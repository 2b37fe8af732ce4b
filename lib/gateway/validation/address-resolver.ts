import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type AddressForm, addressSchema, isCompany } from "./address-schema.ts";

/** The rules of the address step that depend on the site and the cart. */
type AddressSettings = Pick<
  Parameters<typeof addressSchema>[0],
  "requiredConsents" | "anyNames" | "countries" | "billingCountries"
>;

/** Validates the address step by the rules that follow from its values. */
export const addressResolver =
  (settings: AddressSettings): Resolver<AddressForm> =>
  (values, context, options) => {
    const schema = addressSchema({
      differentBilling: values.differentBilling,
      company: isCompany(values),
      country: values.country,
      billingCountry: values.billing.country,
      ...settings,
    });
    const resolve = zodResolver(schema) as unknown as Resolver<AddressForm>;
    return resolve(values, context, options);
  };
