import "server-only";
import { z } from "zod";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "#lib/auth/cookies.ts";
import { base64urlToText, textToBase64url } from "#lib/utils/base64url.ts";
import { recordOf } from "#lib/utils/record-of.ts";
import type { PersonFields } from "#lib/validation/address.ts";
import { PERSON_FIELDS } from "#lib/values/address.ts";

/** Characters of the cookie. */
const LARGEST = 3_500;
/** Characters of one field that are remembered: the first of these with which the whole fits into a cookie. The last one always does. */
const LENGTHS = [500, 250, 120, 80, 50, 30];
const FIELDS = [...PERSON_FIELDS, "companyName", "companyOIB"] as const;

/** What somebody without JavaScript has typed into the address step. */
export type TypedAddress = PersonFields & {
  readonly companyName: string;
  readonly companyOIB: string;
};

const stored = z.array(z.string()).length(FIELDS.length);

/** The names of the fields that are longer than what is remembered of them. */
export function cutOf(address: TypedAddress): string[] {
  const { length } = packed(address);
  return FIELDS.filter((name) => address[name].length > length);
}

/** The fields of a posted form; those that it does not have are empty. */
export const addressIn = (form: URLSearchParams): TypedAddress =>
  toAddress(FIELDS.map((name) => form.get(name) ?? ""));

/**
 * Remembers what was typed, so that the form can show it again; never in an address. The cookie is its visitor's own
 * word: it is checked again like any input, and proves nothing (docs/security.md §2.8).
 */
export function typedAddressCookie(address: TypedAddress, secure: boolean): string {
  return cookie("typedAddress", packed(address).value, MAX_AGE.typedAddress, secure);
}

/** The cookie's value, and how many characters of each field are in it. */
function packed(address: TypedAddress): { readonly value: string; readonly length: number } {
  const valueWith = (length: number) => {
    const values = FIELDS.map((name) => address[name].slice(0, length).replace(/\p{Cs}$/u, ""));
    return textToBase64url(JSON.stringify(values));
  };
  const all = LENGTHS.map((length) => ({ length, value: valueWith(length) }));
  return all.find(({ value }) => value.length <= LARGEST) ?? { length: 0, value: valueWith(0) };
}

/** What was typed, null where nothing is remembered. */
export function typedAddress(cookies: CookieReader): TypedAddress | null {
  const value = cookieValue(cookies, "typedAddress");
  if (!value) return null;
  try {
    const found = stored.safeParse(JSON.parse(base64urlToText(value)));
    return found.success ? toAddress(found.data) : null;
  } catch {
    return null;
  }
}

const toAddress = (values: readonly string[]): TypedAddress =>
  recordOf(FIELDS, (name) => values[FIELDS.indexOf(name)] ?? "");
