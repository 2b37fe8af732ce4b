import { z } from "zod";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { mediaOrNull } from "./media-schema.ts";
import { blob, flagOrNull, id, listOf, numberOr, textOr } from "./schema-fields.ts";
import { sentAs } from "./sent-as.ts";
import { type Address, address } from "./user-schema.ts";

/** An order in a list (docs/contract.md §3.8). `currency` is a label such as `EUR`. */
const head = {
  id,
  slug: textOr(""),
  number: textOr(""),
  /** ISO 8601. */
  createdAt: textOr(""),
  status: textOr(""),
  /** Null if it is missing: 0 would be an amount. */
  total: numberOr(null),
  currency: z
    .union([z.string(), z.object({ label: textOr("") }).transform(({ label }) => label)])
    .nullish()
    .catch(null)
    .transform((label) => label ?? ""),
};
export const orderHead = z.object(head);
export type OrderHead = z.output<typeof orderHead>;

const converted = z
  .object({ finalPrice: numberOr(null), row: numberOr(null) })
  .nullish()
  .catch(null);

/** An ordered line: in the form of the cart's lines, or flat. Missing amounts are null. */
const orderItem = z
  .object({
    itemId: numberOr(null),
    productId: numberOr(null),
    qty: numberOr(null),
    quantity: numberOr(null),
    name: textOr(""),
    options: blob,
    productData: z
      .object({
        name: textOr(""),
        media: mediaOrNull,
        slug: textOr(""),
        mainProductSlug: textOr(""),
      })
      .nullish()
      .catch(null),
    prices: z.object({ converted }).nullish().catch(null),
    price: numberOr(null),
    total: numberOr(null),
    returnable: flagOrNull,
  })
  .transform((item) => {
    const quantity = item.qty ?? item.quantity ?? 1;
    const each = item.prices?.converted?.finalPrice ?? item.price;
    return {
      itemId: item.itemId,
      productId: item.productId,
      quantity,
      name: item.productData?.name || item.name,
      media: item.productData?.media ?? null,
      slug: item.productData?.mainProductSlug || item.productData?.slug || "",
      options: item.options,
      each,
      row: item.prices?.converted?.row ?? item.total ?? (each === null ? null : each * quantity),
      /** Null if the backend does not say. */
      returnable: item.returnable,
    };
  });
export type OrderItem = z.output<typeof orderItem>;

const amounts = z.object({
  itemsTotal: numberOr(null),
  coupon: numberOr(0),
  loyalty: numberOr(0),
  delivery: numberOr(null),
  orderTotal: numberOr(null),
  tax: z
    .union([
      z.object({ orderTotal: numberOr(null) }).transform(({ orderTotal }) => orderTotal),
      numberOr(null),
    ])
    .catch(null),
});
/** `{ converted: … }` or the figures themselves. */
const prices = sentAs(
  blob.transform((value) => amounts.parse("converted" in value ? (value.converted ?? {}) : value)),
  { oneOf: [z.object({ converted: amounts }), amounts] },
);

/** An object by kind, or a list of addresses with a `type`. */
const addresses = sentAs(
  z
    .unknown()
    .optional()
    .transform((value): { shipping: Address | null; billing: Address | null } => {
      const byKind = Array.isArray(value)
        ? Object.fromEntries(value.map((entry) => [String(entry?.type), entry]))
        : isRecord(value)
          ? value
          : {};
      const read = (...kinds: string[]): Address | null => {
        for (const kind of kinds) {
          const found = address.safeParse(byKind[kind]);
          if (found.success) return found.data;
        }
        return null;
      };
      return { shipping: read("shipping", "delivery", "main"), billing: read("billing", "main") };
    }),
  { oneOf: [z.array(address), z.record(z.string(), address), z.null()] },
);

/** A delivery or payment method: its name alone, or an object. */
const method = z
  .union([
    z.string().transform((name) => ({ name, branch: "" })),
    z.object({ name: textOr(""), branch: textOr("") }),
  ])
  .nullish()
  .catch(null)
  .transform((value) => (value?.name ? value : null));

const details = z.object({
  items: listOf(orderItem).transform((items) =>
    // An item without name and product could be neither shown nor ordered again.
    items.filter(({ name, productId }) => name !== "" || productId !== null),
  ),
  prices,
  addresses,
  delivery: method,
  payment: method,
});

/** A parcel in transit: its number at the carrier, and the URL to follow it. */
const tracking = z
  .object({ carrier: textOr(""), number: textOr(""), url: textOr("") })
  .nullish()
  .catch(null)
  .transform((value) => (value?.number || value?.url ? value : null));

const past = z
  .object({ status: textOr(""), at: textOr("") })
  .refine(({ status }) => status.trim() !== "");

/** Optional for any backend (docs/contract.md §3.8). */
const afterwards = {
  /** The order's statuses so far; `at` is ISO 8601, empty if unknown. */
  statusHistory: listOf(past),
  tracking,
  invoice: mediaOrNull,
  /** ISO 8601: a day or a time; empty if unknown. */
  withdrawUntil: textOr(""),
};

export const order = z.object({
  ...head,
  ...afterwards,
  /** Empty if a backend has none, e.g. for old orders. */
  details: sentAs(blob.pipe(details), { oneOf: [details, z.null()] }),
});
export type Order = z.output<typeof order>;

/** An order requested by its number: a backend need not return its id. */
export const guestOrder = order.extend({ id: numberOr(0) });

/** The backend's receipt of a withdrawal. `receivedAt` is ISO 8601. */
export const withdrawalReceipt = z.object({ reference: textOr(""), receivedAt: textOr("") });
