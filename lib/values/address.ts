import { recordOf } from "#lib/utils/record-of.ts";
import { VALUE_KINDS, type ValueKind } from "./kinds.ts";

/** The kind of each field of an address. The rule of names is the site's (docs/screens.md §4.9), so it is not here. */
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

/** What an address says of a person and of where they live. */
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

/** These fields of an address as they are compared and sent. One that an older page of this tab did not know is empty. */
export const cleanFields = <Field extends AddressField>(
  address: Readonly<Partial<Record<Field, string>>>,
  fields: readonly Field[],
): Record<Field, string> =>
  recordOf(fields, (name) => ADDRESS_KINDS[name].clean(address[name] ?? ""));
