import { recordByName } from "#lib/base/utils/record-of.ts";
import type { AddressNeeds } from "./address-needs.ts";
import { VALUE_KINDS, type ValueKind } from "./kinds.ts";

/** A line of an address as it is written on an envelope. */
export type AddressLine = "company" | "person" | "street" | "city" | "country" | "phone";

/** A field of an address. Its label is the message of the same name in `checkout.field`. */
export interface AddressField<Name extends string = string> {
  /** The name of its value in forms, in calls and in the backend's answers. */
  readonly name: Name;
  /** Its cleaning, validation and length limit. */
  readonly kind: ValueKind;
  /** Whether it must be filled in, or where the country's addresses have it. */
  readonly required: boolean | "postalCode" | "houseNumber";
  /** The browser's name for it (HTML, "Autofill detail tokens"), without a section. */
  readonly autoComplete: string;
  /** The input's type; one line of any text by default. */
  readonly type?: "email" | "tel" | "country";
  /** The message of `checkout.field` that explains why it is needed. */
  readonly hint?: "phoneHint";
  /**
   * Shown only if the country's addresses have it. Without scripts the country isn't known yet, so it is always shown.
   */
  readonly onlyWith?: "state";
  /** Its share of a line of six columns in wide forms, according to its usual length; half by default. */
  readonly columns?: 2 | 3 | 4 | 6;
  readonly line?: AddressLine;
  /** The separator before it in its line; a space by default. */
  readonly separator?: string;
}

/** Keeps the literal types of a row, so that the names of the fields are a closed union. */
const field = <const Row extends AddressField>(row: Row): Row & AddressField => row;

/**
 * The fields of a person with an address, in the order of the forms (decision 0107). This table drives validation, both
 * versions of the forms, the values stored for forms without JavaScript, the calls and their answers, and the lines of
 * a summary. The e-mail comes first, because it shows whether somebody has an account before the rest is typed. The
 * site may narrow the rule of names (docs/screens.md §4.9).
 */
export const PERSON_FIELDS = [
  field({
    name: "contactEmail",
    kind: VALUE_KINDS.email,
    required: true,
    autoComplete: "email",
    type: "email",
    columns: 6,
  }),
  field({
    name: "firstName",
    kind: VALUE_KINDS.anyName,
    required: true,
    autoComplete: "given-name",
    line: "person",
  }),
  field({
    name: "lastName",
    kind: VALUE_KINDS.anyName,
    required: true,
    autoComplete: "family-name",
    line: "person",
  }),
  field({
    name: "street",
    kind: VALUE_KINDS.street,
    required: true,
    autoComplete: "address-line1",
    line: "street",
    columns: 4,
  }),
  field({
    name: "houseNumber",
    kind: VALUE_KINDS.houseNumber,
    required: "houseNumber",
    autoComplete: "address-line2",
    line: "street",
    columns: 2,
  }),
  field({
    name: "zipCode",
    kind: VALUE_KINDS.postalCode,
    required: "postalCode",
    autoComplete: "postal-code",
    line: "city",
    columns: 2,
  }),
  field({
    name: "city",
    kind: VALUE_KINDS.city,
    required: true,
    autoComplete: "address-level2",
    line: "city",
    columns: 4,
  }),
  field({
    name: "country",
    kind: { ...VALUE_KINDS.line, max: 75 },
    required: true,
    autoComplete: "country",
    type: "country",
    line: "country",
  }),
  field({
    name: "region",
    kind: VALUE_KINDS.state,
    required: false,
    autoComplete: "address-level1",
    onlyWith: "state",
    line: "city",
    separator: ", ",
  }),
  field({
    name: "contactPhone",
    kind: VALUE_KINDS.phone,
    required: true,
    autoComplete: "tel",
    type: "tel",
    hint: "phoneHint",
    line: "phone",
  }),
] as const;

/** The fields of a company: either makes both required (docs/screens.md §4.9). */
export const COMPANY_FIELDS = [
  field({
    name: "companyName",
    kind: VALUE_KINDS.company,
    required: false,
    autoComplete: "organization",
    line: "company",
  }),
  field({
    name: "companyOIB",
    kind: VALUE_KINDS.taxNumber,
    required: false,
    autoComplete: "off",
  }),
] as const;

export const ADDRESS_FIELDS = [...PERSON_FIELDS, ...COMPANY_FIELDS] as const;

/** The typed values of a person's fields, and of an address with its company. */
export type PersonFields = Record<(typeof PERSON_FIELDS)[number]["name"], string>;
export type CompanyFields = Record<(typeof COMPANY_FIELDS)[number]["name"], string>;
export type AddressFields = PersonFields & CompanyFields;

/** Whether no country's address must have the field. */
export const isOptional = <Row extends AddressField>(
  row: Row,
): row is Extract<Row, { readonly required: false }> => row.required === false;

/** Whether the field is shown for a country with these needs. */
export const isAskedFor = ({ onlyWith }: AddressField, needs: AddressNeeds): boolean =>
  onlyWith === undefined || needs[onlyWith];

/** Whether an address of a country with these needs must have the field. */
export const isRequired = ({ required }: AddressField, needs: AddressNeeds): boolean =>
  typeof required === "string" ? needs[required] : required;

/** These fields of an address for comparing and sending. A field unknown to an outdated page is empty. */
export const cleanFields = <Name extends string>(
  address: Readonly<Partial<Record<Name, string>>>,
  fields: readonly AddressField<Name>[],
): Record<Name, string> =>
  recordByName(fields, ({ name, kind }) => kind.clean(address[name] ?? ""));

/** These fields of an object with more fields; those that it does not have are empty. */
export const pickFields = <Name extends string>(
  address: Readonly<Partial<Record<Name, string>>>,
  fields: readonly AddressField<Name>[],
): Record<Name, string> => recordByName(fields, ({ name }) => address[name] ?? "");
