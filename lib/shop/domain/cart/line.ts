import { isRecord } from "#lib/base/utils/is-record.ts";
import type { CartItem, CartToOpen } from "#lib/shop/api/schemas/cart-schema.ts";

/** A line to add to the cart (docs/contract.md §6.2). */
export interface CartLine {
  readonly productId: number;
  /** Whole number above 0. */
  readonly quantity: number;
  /** Only for the notice. */
  readonly name: string;
  readonly personalizations?: Readonly<Record<string, string>>;
  readonly bundleOptions?: readonly { readonly id: number; readonly options: null }[];
  /** True for a product of type service (docs/contract.md §6.2). */
  readonly reservation?: boolean;
}

/** `options` of a cart item in the form of the contract (docs/contract.md §6.2). */
export interface LineOptions {
  readonly personalizations: Record<string, string>;
  readonly bundleOptions: { id: number; options: null }[];
}

export const toLineOptions = (
  line: Pick<CartLine, "personalizations" | "bundleOptions">,
): LineOptions => ({
  personalizations: { ...line.personalizations },
  bundleOptions: (line.bundleOptions ?? []).map(({ id }) => ({ id, options: null })),
});

/** A line as it is sent to the gateway, which opens a cart for it first where `open` says so. */
export const toNewItem = (line: CartLine, open?: CartToOpen) => ({
  productId: line.productId,
  qty: line.quantity,
  options: toLineOptions(line),
  reservation: line.reservation ?? false,
  open,
});

/** The options of a line that is in the cart. Unknown entries are ignored. */
export function readLineOptions(item: Pick<CartItem, "options">): LineOptions {
  const { personalizations, bundleOptions } = item.options;
  const texts =
    personalizations && typeof personalizations === "object"
      ? Object.entries(personalizations)
      : [];
  const parts = Array.isArray(bundleOptions) ? bundleOptions : [];
  return {
    personalizations: Object.fromEntries(
      texts.flatMap(([title, value]) =>
        typeof value === "string" || typeof value === "number" ? [[title, String(value)]] : [],
      ),
    ),
    bundleOptions: parts.flatMap((part: unknown) => {
      const id = Number(isRecord(part) ? part.id : undefined);
      return Number.isInteger(id) ? [{ id, options: null }] : [];
    }),
  };
}

/** The line with the same product, texts and parts; undefined where there is none. */
export function findLine(items: readonly CartItem[], line: CartLine): CartItem | undefined {
  const wanted = keyOf(toLineOptions(line));
  return items.find(
    (item) => item.productId === line.productId && keyOf(readLineOptions(item)) === wanted,
  );
}

const keyOf = ({ personalizations, bundleOptions }: LineOptions): string =>
  JSON.stringify([
    Object.entries(personalizations).sort(([a], [b]) => (a < b ? -1 : 1)),
    bundleOptions.map(({ id }) => id),
  ]);

/** The slug of a line's page, "" for none. A variant without its own page is shown on the page of its main product. */
export const linePage = ({ productData }: Pick<CartItem, "productData">): string => {
  const { slug, mainProductSlug, isVisibleIndividually } = productData;
  return (isVisibleIndividually ? slug : mainProductSlug) || mainProductSlug || slug;
};

/**
 * The names of a bundle's parts in a line; `nameOf` returns a product's name by id. Parts without a known name are left
 * out.
 */
export function partNames(item: CartItem, nameOf: (id: number) => string | undefined): string[] {
  const named = readPartNames(item);
  return readLineOptions(item).bundleOptions.flatMap(({ id }) => named.get(id) || nameOf(id) || []);
}

/** Names that a backend gave the parts of a bundle's line, by the chosen id. Most backends give none. */
export function readPartNames({ options }: Pick<CartItem, "options">): ReadonlyMap<number, string> {
  const parts = Array.isArray(options.bundleOptions) ? options.bundleOptions : [];
  return new Map(
    parts.flatMap((part: unknown): [number, string][] => {
      if (!isRecord(part) || typeof part.name !== "string" || part.name === "") return [];
      return [[Number(part.id), part.name]];
    }),
  );
}

/** A part's text is keyed `{part id}:{option title}` (docs/contract.md §4.7): shoppers see the title. */
export const optionTitle = (key: string): string => key.replace(/^\d+:/, "");

/** The same line again, as after an undone removal. A cart's answer has no `reservation`; the backend knows it. */
export const toLine = (item: CartItem, quantity = item.qty): CartLine => ({
  productId: item.productId,
  quantity,
  name: item.productData.name,
  ...readLineOptions(item),
});
