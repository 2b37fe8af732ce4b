import type { Db } from "../database/db.ts";

export interface Account {
  readonly id: number;
  readonly siteId: number;
  readonly email: string;
  readonly username: string;
  readonly password: string | null;
  readonly guest: boolean;
  readonly backoffice: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly barcode: string | null;
  readonly company: { name: string; address: string } | null;
  readonly scopes: string[] | null;
  /** Whether the e-mail is confirmed, for sites that require it. */
  readonly verified: boolean;
}

interface Row {
  id: number;
  site_id: number;
  email: string;
  username: string;
  password: string | null;
  guest: number;
  backoffice: number;
  first_name: string;
  last_name: string;
  barcode: string | null;
  company: string | null;
  scopes: string | null;
  verified: number;
}

const toAccount = (row: Row | undefined): Account | null =>
  row
    ? {
        id: row.id,
        siteId: row.site_id,
        email: row.email,
        username: row.username,
        password: row.password,
        guest: row.guest === 1,
        backoffice: row.backoffice === 1,
        firstName: row.first_name,
        lastName: row.last_name,
        barcode: row.barcode,
        company: row.company ? JSON.parse(row.company) : null,
        scopes: row.scopes ? JSON.parse(row.scopes) : null,
        verified: row.verified === 1,
      }
    : null;

export const accountById = (db: Db, siteId: number, id: number): Account | null =>
  toAccount(db.get<Row>("SELECT * FROM users WHERE id = ? AND site_id = ?", id, siteId));

/** A registered account by e-mail or user name; guests have no password and are never found here. */
export const accountByName = (
  db: Db,
  siteId: number,
  name: string,
  backoffice: boolean,
): Account | null =>
  toAccount(
    db.get<Row>(
      "SELECT * FROM users WHERE site_id = ? AND guest = 0 AND backoffice = ? AND (lower(email) = lower(?) OR lower(username) = lower(?))",
      siteId,
      backoffice,
      name,
      name,
    ),
  );

export interface Address {
  readonly id: number;
  readonly type: string;
  readonly [field: string]: unknown;
}

export const addressesOf = (db: Db, userId: number): Address[] =>
  db
    .all<{ id: number; type: string; doc: string }>(
      "SELECT id, type, doc FROM addresses WHERE user_id = ? ORDER BY id",
      userId,
    )
    .map((row) => ({ ...JSON.parse(row.doc), id: row.id, type: row.type }));

/** A user as the backend answers it (`docs/contract.md §3`), never with the password. */
export const toUser = (db: Db, account: Account): Record<string, unknown> => ({
  id: account.id,
  email: account.email,
  username: account.username,
  memberCardBarcode: account.barcode,
  isBackofficeUser: account.backoffice,
  details: { firstName: account.firstName, lastName: account.lastName },
  addresses: addressesOf(db, account.id),
  company: account.company,
  ...(account.scopes ? { scopes: account.scopes } : {}),
});
