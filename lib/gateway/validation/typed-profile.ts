import { z } from "zod";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { optional, personName, required, requiredEmail } from "./typed-fields.ts";

/** A customer's personal data (docs/screens.md §4.7). */
export const profileSchema = (anyNames: boolean) =>
  z.object({
    firstName: personName(anyNames),
    lastName: personName(anyNames),
    email: requiredEmail,
  });
export type ProfileForm = z.input<ReturnType<typeof profileSchema>>;

/** A customer's company: none, or a name and, if given, its address. */
export const companySchema = z
  .object({ name: optional(VALUE_KINDS.company), address: optional(VALUE_KINDS.line) })
  .refine(({ name, address }) => name !== "" || address === "", {
    path: ["name"],
    message: "required",
  });
export type CompanyForm = z.input<typeof companySchema>;

/** An empty barcode is never sent (docs/screens.md §4.3). */
export const memberCardSchema = z.object({
  barcode: required(VALUE_KINDS.cardNumber),
});
