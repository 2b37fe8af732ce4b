import type { Db } from "../database/db.ts";
import { COUNTRIES } from "./countries.ts";
import { invalid } from "./failure.ts";

const TYPES = ["main", "billing", "shipping", "other"];
const REQUIRED = [
  "firstName",
  "lastName",
  "contactEmail",
  "contactPhone",
  "country",
  "city",
  "street",
] as const;
/** Not every country has postal codes, house numbers or states. */
const FIELDS = [
  ...REQUIRED,
  "houseNumber",
  "zipCode",
  "region",
  "companyName",
  "companyOIB",
] as const;
/** Maximum lengths. */
const LENGTHS: Readonly<Record<string, number>> = {
  country: 75,
  city: 75,
  street: 75,
  houseNumber: 15,
  zipCode: 25,
};

export interface AddressInput {
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** Reads and checks an address; 422 names the field. */
export function readAddress(body: Readonly<Record<string, unknown>>): AddressInput {
  const type = String(body.type ?? "other");
  if (!TYPES.includes(type)) throw invalid("The address type is main, billing, shipping or other.");
  const fields = Object.fromEntries(FIELDS.map((name) => [name, String(body[name] ?? "").trim()]));
  for (const name of REQUIRED) if (!fields[name]) throw invalid(`${name} is required.`);
  for (const [name, most] of Object.entries(LENGTHS)) {
    if ((fields[name] ?? "").length > most)
      throw invalid(`${name} has at most ${most} characters.`);
  }
  if (!COUNTRIES.some(({ iso }) => iso === fields.country))
    throw invalid("country is not a known ISO code.");
  if (Boolean(fields.companyName) !== Boolean(fields.companyOIB))
    throw invalid("companyName and companyOIB belong together.");
  return { type, fields };
}

/** Writes an address: an existing one by id, otherwise a new one. Returns its id. */
export function saveAddress(
  db: Db,
  userId: number,
  { type, fields }: AddressInput,
  id: number | null,
): number {
  if (id === null)
    return db.run(
      "INSERT INTO addresses (user_id, type, doc) VALUES (?, ?, ?)",
      userId,
      type,
      JSON.stringify(fields),
    ).lastId;
  db.run(
    "UPDATE addresses SET type = ?, doc = ? WHERE id = ? AND user_id = ?",
    type,
    JSON.stringify(fields),
    id,
    userId,
  );
  return id;
}

/** Main, billing and shipping address exist once each: a new one replaces the old one. */
export function saveAddresses(db: Db, userId: number, addresses: readonly AddressInput[]): void {
  for (const address of addresses) {
    const known =
      address.type === "other"
        ? undefined
        : db.get<{ id: number }>(
            "SELECT id FROM addresses WHERE user_id = ? AND type = ?",
            userId,
            address.type,
          );
    saveAddress(db, userId, address, known?.id ?? null);
  }
}
