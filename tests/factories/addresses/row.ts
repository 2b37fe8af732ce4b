import { recordByName } from "#lib/base/utils/record-of.ts";
import { PERSON_FIELDS, type PersonFields } from "#lib/shop/values/address.ts";

/** An address as people write it in their country, with its keyboard, and what of it is sent. Nobody lives there. */
export interface RealAddress {
  readonly typed: PersonFields;
  readonly sent: PersonFields;
}

const COLUMNS = [
  "country",
  "firstName",
  "lastName",
  "contactPhone",
  "street",
  "houseNumber",
  "zipCode",
  "city",
  "region",
  "contactEmail",
] as const satisfies readonly (keyof PersonFields)[];

/** A row has the columns above, the last two where they are needed; `sent` what is not sent as it was typed. */
export type Row = readonly [row: string, sent?: Partial<PersonFields>];

/** A field that no row has is empty. */
const columns: readonly string[] = COLUMNS;

export const toAddress = ([row, sent]: Row): RealAddress => {
  const cells = row.split("|");
  const found = recordByName(PERSON_FIELDS, ({ name }) => cells[columns.indexOf(name)] ?? "");
  const typed = { ...found, contactEmail: found.contactEmail || "kupac@example.com" };
  return { typed, sent: { ...typed, ...sent } };
};
