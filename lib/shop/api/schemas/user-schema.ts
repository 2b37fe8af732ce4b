import { z } from "zod";
import { recordByName } from "#lib/base/utils/record-of.ts";
import { ADDRESS_FIELDS } from "#lib/shop/values/address.ts";
import { flagOr, id, listOf, numberOr, textOr } from "./schema-fields.ts";
import { sentAs } from "./sent-as.ts";

export const address = z.object({
  id: numberOr(null),
  type: z.enum(["main", "billing", "shipping", "other"]).catch("other"),
  ...recordByName(ADDRESS_FIELDS, () => textOr("")),
});
export type Address = z.output<typeof address>;

export const user = z.object({
  id,
  email: textOr(""),
  username: textOr(""),
  memberCardBarcode: textOr(""),
  isBackofficeUser: flagOr(false),
  details: z
    .object({ firstName: textOr(""), lastName: textOr("") })
    .nullish()
    .catch(null),
  addresses: listOf(address),
  company: z
    .object({ name: textOr(""), address: textOr("") })
    .nullish()
    .catch(null),
  /** Services that a staff member may change; null or absent = all. Unreadable ones allow nothing. */
  scopes: sentAs(
    z
      .unknown()
      .optional()
      .transform((value): string[] | null => {
        if (value === undefined || value === null) return null;
        const names =
          typeof value === "string" ? value.split(",") : Array.isArray(value) ? value : [];
        return names.flatMap((name) =>
          typeof name === "string" && name.trim() ? [name.trim()] : [],
        );
      }),
    { oneOf: [z.array(z.string()), z.string(), z.null()] },
  ),
});
export type User = z.output<typeof user>;

export const tokens = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) });
export type Tokens = z.output<typeof tokens>;

/** A consent's `uniqueNumber`. It is opaque and sent back in its original type. */
const consentId = z.union([z.string(), z.number()]);
export type ConsentId = z.output<typeof consentId>;

export const consent = z.object({
  uniqueNumber: consentId,
  id: numberOr(0),
  /** HTML of the backend. */
  displayName: textOr(""),
  assigned_to: textOr(""),
  consents: listOf(consentId),
  requiredConsents: listOf(consentId),
});
export type Consent = z.output<typeof consent>;
