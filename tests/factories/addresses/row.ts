import { recordOf } from "#lib/utils/record-of.ts";
import { PERSON_FIELDS } from "#lib/values/address.ts";

type Person = Record<(typeof PERSON_FIELDS)[number], string>;

/** An address as people write it in their country, with its keyboard, and what of it is sent. Nobody lives there. */
export interface RealAddress {
  readonly typed: Person;
  readonly sent: Person;
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
] as const satisfies readonly (keyof Person)[];

/** A row has the columns above, the last two only if needed; `sent` lists values that are not sent as typed. */
export type Row = readonly [row: string, sent?: Partial<Person>];

export const toAddress = ([row, sent]: Row): RealAddress => {
  const cells = row.split("|");
  const found = recordOf(PERSON_FIELDS, (name) => cells[COLUMNS.indexOf(name)] ?? "");
  const typed = { ...found, contactEmail: found.contactEmail || "kupac@example.com" };
  return { typed, sent: { ...typed, ...sent } };
};
