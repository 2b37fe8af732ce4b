import { recordOf } from "#lib/utils/record-of.ts";
import { VALUE_KINDS, type ValueKind } from "./kinds.ts";

/** The kind of each address field. Names are missing, because their rule is the site's (docs/screens.md §4.9). */
export const ADDRESS_KINDS = {
  firstName: VALUE_KINDS.anyName,
  lastName: VALUE_KINDS.anyName,
  contactEmail: VALUE_KINDS.email,
  contactPhone: VALUE_KINDS.phone,
  street: VALUE_KINDS.street,
  houseNumber: VALUE_KINDS.houseNumber,
  zipCode: VALUE_KINDS.postalCode,
  city: VALUE_KINDS.city,
  region: VALUE_KINDS.state,
  country: { ...VALUE_KINDS.line, max: 75 },
  companyName: VALUE_KINDS.company,
  companyOIB: VALUE_KINDS.taxNumber,
} as const satisfies Readonly<Record<string, ValueKind>>;

/** The fields of a person and their address. */
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
  "region",
] as const;

type AddressField = keyof typeof ADDRESS_KINDS;

/** The address fields as they are compared and sent. A field unknown to an older page of this tab is empty. */
export const cleanFields = <Field extends AddressField>(
  address: Readonly<Partial<Record<Field, string>>>,
  fields: readonly Field[],
): Record<Field, string> =>
  recordOf(fields, (name) => ADDRESS_KINDS[name].clean(address[name] ?? ""));
