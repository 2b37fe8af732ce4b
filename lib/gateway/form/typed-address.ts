import "server-only";
import { z } from "zod";
import { base64urlToText, textToBase64url } from "#lib/base/utils/base64url.ts";
import { recordByName } from "#lib/base/utils/record-of.ts";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "#lib/gateway/auth/cookies.ts";
import { ADDRESS_FIELDS, type AddressFields, pickFields } from "#lib/shop/values/address.ts";

/** Characters of the cookie. */
const LARGEST = 3_500;
/** Lengths to which each field is cut, tried in order until the whole fits into a cookie. The last one always does. */
const LENGTHS = [500, 250, 120, 80, 50, 30];

/** The address step as a visitor without JavaScript has typed it. */
export type TypedAddress = Readonly<AddressFields>;

const stored = z.record(z.string(), z.string());

/** The names of the fields that had to be cut. */
export function cutOf(address: TypedAddress): string[] {
  const { length } = packed(address);
  return ADDRESS_FIELDS.map(({ name }) => name).filter((name) => address[name].length > length);
}

/** The fields of a posted form; those that it does not have are empty. */
export const addressIn = (form: URLSearchParams): TypedAddress =>
  recordByName(ADDRESS_FIELDS, ({ name }) => form.get(name) ?? "");

/**
 * Stores a typed address, so that the form can show it again; never in a URL. It is checked again like any input and
 * proves nothing, because a visitor can change it (docs/security.md §2.8).
 */
export function typedAddressCookie(address: TypedAddress, secure: boolean): string {
  return cookie("typedAddress", packed(address).value, MAX_AGE.typedAddress, secure);
}

/** The cookie's value, and how many characters of each field are in it. */
function packed(address: TypedAddress): { readonly value: string; readonly length: number } {
  const valueWith = (length: number) => {
    const values = recordByName(ADDRESS_FIELDS, ({ name }) =>
      address[name].slice(0, length).replace(/\p{Cs}$/u, ""),
    );
    return textToBase64url(JSON.stringify(values));
  };
  const all = LENGTHS.map((length) => ({ length, value: valueWith(length) }));
  return all.find(({ value }) => value.length <= LARGEST) ?? { length: 0, value: valueWith(0) };
}

/** The typed values, null if none are remembered. */
export function typedAddress(cookies: CookieReader): TypedAddress | null {
  const value = cookieValue(cookies, "typedAddress");
  if (!value) return null;
  try {
    const found = stored.safeParse(JSON.parse(base64urlToText(value)));
    return found.success ? pickFields(found.data, ADDRESS_FIELDS) : null;
  } catch {
    return null;
  }
}
