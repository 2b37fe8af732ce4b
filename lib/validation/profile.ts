import { z } from "zod";
import { LIMITS, optionalText, personName, requiredEmail } from "./fields.ts";

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
  .object({ name: optionalText(), address: optionalText() })
  .refine(({ name, address }) => name !== "" || address === "", {
    path: ["name"],
    message: "required",
  });
export type CompanyForm = z.input<typeof companySchema>;

/** An empty barcode is never sent (docs/screens.md §4.3). */
export const memberCardSchema = z.object({
  barcode: optionalText(LIMITS.houseNumber * 4).pipe(z.string().min(1, "required")),
});
