import { addressNeeds } from "./address-needs.ts";

interface StreetFields {
  readonly street: string;
  readonly houseNumber: string;
  readonly country: string;
}

/** "12", "12a", "12 b", "7/3", "7-9": with more than that it is part of a name, e.g. of "17. Juni". */
const NUMBER = String.raw`\d{1,5}(?: ?\p{L})?(?:[/-]\d{1,5}\p{L}?)?`;
const NUMBER_LAST = new RegExp(String.raw`^(.*\p{L}[^\d]*?)[,\s]+(${NUMBER})$`, "u");
const NUMBER_FIRST = /^(\d{1,5}\p{L}?)[,\s]+(\p{L}.*)$/u;

/**
 * An address whose street was filled in with its number, as browsers do, with both in their fields: "Ilica 12", "12 Main
 * Street". As it is where a number was typed already, none is found, or the country's addresses need none.
 */
export function streetApart<T extends StreetFields>(address: T): T {
  const text = address.street.trim();
  const isWhole = address.houseNumber.trim() !== "" || text.length > 200;
  if (isWhole || !addressNeeds(address.country).houseNumber) return address;
  const last = NUMBER_LAST.exec(text);
  if (last?.[1] && last[2]) return { ...address, street: last[1].trim(), houseNumber: last[2] };
  const first = NUMBER_FIRST.exec(text);
  if (first?.[1] && first[2]) return { ...address, street: first[2].trim(), houseNumber: first[1] };
  return address;
}
