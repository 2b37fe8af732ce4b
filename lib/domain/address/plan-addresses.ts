import { type AddressContent, contentOf, type SavedAddress, sameContent } from "./saved-address.ts";

type AddressType = SavedAddress["type"];

/** What the shopper wants an order to go to. */
export interface WantedAddress {
  readonly content: AddressContent;
  /** The saved address it was picked or changed from, null for a new one. */
  readonly from: number | null;
}

/** One call to the backend: `address/create` where `id` is null, else `address/update/{id}`. */
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
 * What must be sent so that the profile says where this order goes: an order needs a `main` and a `shipping`
 * address, and billing is `main` when none differs (docs/contract.md §3.2). Nothing where it says so already.
 * An address that loses its part becomes `other`: no saved address is ever lost. `billing` null = as delivery.
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

  follow(entries, delivery, (group) => {
    if (!billing) return group;
    const free = group.filter(({ type }) => type === "shipping" || type === "other");
    if (free.length > 0) return free;
    return before && sameContent(bill, before) ? [] : group;
  });
  if (billing)
    follow(entries, billing, (group) =>
      group.filter(({ type, content }) => type !== "shipping" && !sameContent(content, to)),
    );

  give(entries, "shipping", to);
  const main =
    entries.find(({ type }) => type === "main") ?? carrier(entries, "main", bill, "billing");
  main.type = "main";
  if (sameContent(main.content, bill)) dismiss(entries, "billing", bill);
  else give(entries, "billing", bill);
  return changes(entries, saved);
}

/** A saved address that was changed: it, and what said the same as it, says the new thing. */
function follow(
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

/** The entry of a type becomes the one that says `content`; who had the type before is `other`. */
function give(entries: Entry[], type: AddressType, content: AddressContent): void {
  const chosen = carrier(entries, type, content);
  for (const entry of entries) if (entry !== chosen && entry.type === type) entry.type = "other";
  chosen.type = type;
}

/** The entry that says `content` under this type, or may take it over; a new one where there is none. */
function carrier(
  entries: Entry[],
  type: AddressType,
  content: AddressContent,
  ...spare: AddressType[]
): Entry {
  const same = entries.filter((entry) => sameContent(entry.content, content));
  const known = [type, "other" as const, ...spare]
    // An address without an id cannot be given another part.
    .map((wanted) =>
      same.find((entry) => entry.type === wanted && (wanted === type || entry.id !== null)),
    )
    .find((entry) => entry !== undefined);
  if (known) return known;
  const made: Entry = { id: null, kept: false, type, content };
  entries.push(made);
  return made;
}

function dismiss(entries: Entry[], type: AddressType, except: AddressContent): void {
  for (const entry of entries)
    if (entry.type === type && !sameContent(entry.content, except)) entry.type = "other";
}

/** Types that are given up come first, so that no two addresses ever have the same part; new ones come last. */
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

/** Ids of the profile for what is wanted: by type first, by what the address says where types are not kept. */
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
