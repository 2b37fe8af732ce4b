import "server-only";
import { z } from "zod";
import { type CookieReader, cookie, cookieValue, MAX_AGE } from "#lib/auth/cookies.ts";
import { base64urlToText, textToBase64url } from "#lib/utils/base64url.ts";
import { recordOf } from "#lib/utils/record-of.ts";
import type { PersonFields } from "#lib/validation/address.ts";
import { PERSON_FIELDS } from "#lib/values/address.ts";

/** Characters of one field that are remembered: all of it where that fits into a cookie, else as much of each. */
const LONGEST = [500, 250, 120];
/** Bytes that a browser keeps of a cookie, less its name. */
const ROOM = 3_500;
const FIELDS = [...PERSON_FIELDS, "companyName", "companyOIB"] as const;

/** What somebody without JavaScript has typed into the address step. */
export type TypedAddress = PersonFields & {
  readonly companyName: string;
  readonly companyOIB: string;
};

const stored = z.array(z.string()).length(FIELDS.length);

/** The fields of a posted form; those that it does not have are empty. */
export const addressIn = (form: URLSearchParams): TypedAddress =>
  toAddress(FIELDS.map((name) => form.get(name) ?? ""));

/**
 * Remembers what was typed, so that the form can show it again; never in an address. The cookie is its visitor's own
 * word: it is checked again like any input, and proves nothing (docs/security.md §2.8).
 */
export function typedAddressCookie(address: TypedAddress, secure: boolean): string {
  const value = LONGEST.map((longest) =>
    textToBase64url(JSON.stringify(FIELDS.map((name) => address[name].slice(0, longest)))),
  ).find(({ length }) => length <= ROOM);
  return cookie("typedAddress", value ?? "", value ? MAX_AGE.typedAddress : 0, secure);
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
