import { ADDRESS_FIELDS, type AddressFields, cleanFields } from "#lib/shop/values/address.ts";

/** The content of an address, without its id and type. `country` is an ISO code in capitals. */
export type AddressContent = Readonly<AddressFields>;

/** An address of a profile, as the backend answers it. */
export interface SavedAddress extends AddressContent {
  readonly id: number | null;
  readonly type: "main" | "billing" | "shipping" | "other";
}

/** An address as it is sent: country in capitals, only the compared fields. */
export const contentOf = (address: AddressContent): AddressContent => {
  const content = cleanFields(address, ADDRESS_FIELDS);
  return { ...content, country: content.country.toUpperCase() };
};

export const sameContent = (a: AddressContent, b: AddressContent): boolean => {
  const [left, right] = [contentOf(a), contentOf(b)];
  return ADDRESS_FIELDS.every(({ name }) => left[name] === right[name]);
};

/** A saved address to choose, listed once even if it has several types. */
export interface AddressOption {
  /** The id that selects it. */
  readonly id: number;
  readonly content: AddressContent;
  readonly types: readonly SavedAddress["type"][];
}

/** The addresses to choose from; one without an id cannot be chosen. */
export function toAddressOptions(addresses: readonly SavedAddress[]): AddressOption[] {
  const options: AddressOption[] = [];
  for (const address of addresses) {
    if (address.id === null) continue;
    const at = options.findIndex(({ content }) => sameContent(content, address));
    const known = options[at];
    if (known) options[at] = { ...known, types: [...known.types, address.type] };
    else options.push({ id: address.id, content: contentOf(address), types: [address.type] });
  }
  return options;
}

const first = (options: readonly AddressOption[], ...types: SavedAddress["type"][]) =>
  types
    .map((type) => options.find((option) => option.types.includes(type)))
    .find((option) => option !== undefined);

/** The address to preselect for delivery: the shipping one, else the main one, else any. */
export const usualDelivery = (options: readonly AddressOption[]): AddressOption | undefined =>
  first(options, "shipping", "main") ?? options[0];

/** The address to preselect for billing: the billing one, else the main one (docs/contract.md §3.2). */
export const usualBilling = (options: readonly AddressOption[]): AddressOption | undefined =>
  first(options, "billing", "main");
