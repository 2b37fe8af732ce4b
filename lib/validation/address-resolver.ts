import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type AddressForm, addressSchema, isCompany } from "./address.ts";

/** What the site and the cart decide of the address step. */
export type AddressSettings = Pick<
  Parameters<typeof addressSchema>[0],
  "requiredConsents" | "anyNames" | "countries" | "billingCountries"
>;

/** Judges the address step by the rules that what is typed calls for. */
export const addressResolver =
  (settings: AddressSettings): Resolver<AddressForm> =>
  (values, context, options) => {
    const schema = addressSchema({
      differentBilling: values.differentBilling,
      company: isCompany(values),
      ...settings,
    });
    const resolve = zodResolver(schema) as unknown as Resolver<AddressForm>;
    return resolve(values, context, options);
  };
