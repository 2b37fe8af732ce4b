import { type AddressContent, contentOf, type SavedAddress, sameContent } from "./saved-address.ts";

type AddressType = SavedAddress["type"];

/** An address that the shopper has chosen for an order. */
export interface WantedAddress {
  readonly content: AddressContent;
  /** The saved address it was chosen or changed from; null for a new one. */
  readonly from: number | null;
}

/** One call to the backend: `address/create` if `id` is null, otherwise `address/update/{id}`. */
export interface AddressChange {
  readonly id: number | null;
  readonly address: AddressContent & { readonly type: AddressType };
}

interface Entry {
  readonly id: number | null;
  readonly kept: boolean;
  type: AddressType;
  content: AddressContent;
}

/**
 * The calls that give the profile the addresses of this order. An order needs a `main` and a `shipping` address;
 * billing is `main` if it is the same (docs/contract.md §3.2). Empty if the profile has them already. An address that
 * loses its type becomes `other`, so no saved address is lost. `billing` null = same as delivery.
 */
export function planAddresses(
  saved: readonly SavedAddress[],
  delivery: WantedAddress,
  billing: WantedAddress | null,
): AddressChange[] {
  const entries: Entry[] = saved.map((address) => ({
    id: address.id,
    kept: true,
    type: address.type,
    content: contentOf(address),
  }));
  const to = contentOf(delivery.content);
  const bill = billing ? contentOf(billing.content) : to;
  const before = saved.find(({ id }) => id !== null && id === delivery.from);

  applyChange(entries, delivery, (group) => {
    if (!billing) return group;
    const free = group.filter(({ type }) => type === "shipping" || type === "other");
    if (free.length > 0) return free;
    return before && sameContent(bill, before) ? [] : group;
  });
  if (billing)
    applyChange(entries, billing, (group) =>
      group.filter(({ type, content }) => type !== "shipping" && !sameContent(content, to)),
    );

  assign(entries, "shipping", to);
  const main =
    entries.find(({ type }) => type === "main") ?? entryFor(entries, "main", bill, "billing");
  main.type = "main";
  if (sameContent(main.content, bill)) release(entries, "billing", bill);
  else assign(entries, "billing", bill);
  return changes(entries, saved);
}

/** Applies a change of a saved address to it and to the entries with the same content. */
function applyChange(
  entries: Entry[],
  { from, content }: WantedAddress,
  choose: (group: Entry[]) => Entry[],
): void {
  const picked = entries.find(({ id }) => id !== null && id === from);
  if (!picked || sameContent(picked.content, content)) return;
  const old = picked.content;
  const group = entries.filter((entry) => sameContent(entry.content, old));
  for (const entry of choose(group)) entry.content = contentOf(content);
}

/** Gives a type to the entry with this content; the one that had the type becomes `other`. */
function assign(entries: Entry[], type: AddressType, content: AddressContent): void {
  const chosen = entryFor(entries, type, content);
  for (const entry of entries) if (entry !== chosen && entry.type === type) entry.type = "other";
  chosen.type = type;
}

/** The entry with this content that has the type or can take it; a new one if there is none. */
function entryFor(
  entries: Entry[],
  type: AddressType,
  content: AddressContent,
  ...spare: AddressType[]
): Entry {
  const same = entries.filter((entry) => sameContent(entry.content, content));
  const known = [type, "other" as const, ...spare]
    // An address without an id cannot change its type.
    .map((wanted) =>
      same.find((entry) => entry.type === wanted && (wanted === type || entry.id !== null)),
    )
    .find((entry) => entry !== undefined);
  if (known) return known;
  const added: Entry = { id: null, kept: false, type, content };
  entries.push(added);
  return added;
}

function release(entries: Entry[], type: AddressType, except: AddressContent): void {
  for (const entry of entries)
    if (entry.type === type && !sameContent(entry.content, except)) entry.type = "other";
}

/** Types that are released come first, so that no two addresses ever have the same type; new ones come last. */
function changes(entries: readonly Entry[], saved: readonly SavedAddress[]): AddressChange[] {
  const rank = ({ id, address: { type } }: AddressChange) =>
    id === null ? 2 : type === "other" ? 0 : 1;
  return entries
    .filter((entry) => {
      if (!entry.kept) return true;
      const old = saved.find(({ id }) => id === entry.id);
      return entry.id !== null && old !== undefined
        ? old.type !== entry.type || !sameContent(old, entry.content)
        : false;
    })
    .map(({ id, type, content }) => ({ id, address: { ...content, type } }))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** The profile's ids of the chosen addresses: by type, or by content if the backend stores no types. */
export function readWantedIds(
  saved: readonly SavedAddress[],
  to: AddressContent,
  bill: AddressContent,
): { shippingAddressId: number | null; billingAddressId: number | null; complete: boolean } {
  const idOf = (content: AddressContent, ...types: AddressType[]) =>
    [...types, null]
      .map((type) =>
        saved.find((one) => (type === null || one.type === type) && sameContent(one, content)),
      )
      .find((one) => one !== undefined)?.id ?? null;
  const has = (type: AddressType) => saved.some((one) => one.type === type);
  return {
    shippingAddressId: idOf(to, "shipping"),
    billingAddressId: idOf(bill, "billing", "main"),
    complete: has("main") && has("shipping"),
  };
}
