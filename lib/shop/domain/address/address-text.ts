import { ADDRESS_FIELDS, type AddressLine } from "#lib/shop/values/address.ts";

/** A complete or partly typed address. */
type Written = Readonly<Partial<Record<(typeof ADDRESS_FIELDS)[number]["name"], string>>>;

/** One line of an address as on an envelope; "" if none of its fields is filled in. */
export function lineOf(address: Written, line: AddressLine): string {
  let text = "";
  for (const { name, line: own, separator = " " } of ADDRESS_FIELDS) {
    const value = own === line ? (address[name] ?? "").trim() : "";
    if (value !== "") text += text === "" ? value : separator + value;
  }
  return text;
}

/** Lines of an address beside each other. `nameOf`: the name of a country in the reader's language. */
export const inOneLine = (
  address: Written,
  lines: readonly AddressLine[],
  nameOf = (country: string): string => country,
): string =>
  lines
    .map((line) => (line === "country" ? nameOf(lineOf(address, line)) : lineOf(address, line)))
    .filter((text) => text !== "")
    .join(", ");
