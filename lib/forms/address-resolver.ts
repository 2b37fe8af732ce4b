import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type AddressForm, addressSchema, isCompany } from "./address";

/** Judges the address step by the rules that what is typed calls for. */
export const addressResolver =
  (requiredConsents: readonly string[]): Resolver<AddressForm> =>
  (values, context, options) => {
    const schema = addressSchema({
      differentBilling: values.differentBilling,
      company: isCompany(values),
      requiredConsents,
    });
    const resolve = zodResolver(schema) as unknown as Resolver<AddressForm>;
    return resolve(values, context, options);
  };
