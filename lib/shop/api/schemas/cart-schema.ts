import { z } from "zod";
import { isRecord } from "#lib/base/utils/is-record.ts";
import { rowsOf } from "./list.ts";
import { mediaOrNull } from "./media-schema.ts";
import { productFormat } from "./product-schema.ts";
import { blob, flagOr, id, listOf, number, numberOr, textOr } from "./schema-fields.ts";
import { sentAs } from "./sent-as.ts";

const figures = z.object({
  itemsTotal: numberOr(0),
  coupon: numberOr(0),
  delivery: numberOr(0),
  loyalty: numberOr(0),
  cartTotal: numberOr(0),
  orderTotal: numberOr(0),
});

/** In the main currency; null if a backend leaves it out. */
const basePrices = z
  .object({ finalPrice: numberOr(null), cartTotal: numberOr(null) })
  .nullish()
  .transform((value) => value ?? { finalPrice: null, cartTotal: null });

const lineProduct = z.object({
  name: textOr(""),
  media: mediaOrNull,
  slug: textOr(""),
  mainProductSlug: textOr(""),
  isVisibleIndividually: flagOr(true),
  format: productFormat,
});

/** A line of the cart (docs/contract.md §6.3). `row` is the price of the whole line. */
export const cartItem = z.object({
  itemId: id,
  productId: id,
  qty: number,
  options: blob,
  /** A line without product data can still be counted, paid and removed. */
  productData: sentAs(blob.pipe(lineProduct), { oneOf: [lineProduct, z.string(), z.null()] }),
  prices: z.object({
    base: basePrices,
    converted: z.object({ finalPrice: numberOr(0), row: numberOr(0) }),
  }),
});
export type CartItem = z.output<typeof cartItem>;

const cartPrices = z.object({
  /** In the main currency; null if a backend leaves it out. */
  base: figures.nullish().catch(null),
  converted: figures.extend({ tax: figures.nullish().catch(null) }),
});
const NOTHING_TO_PAY = cartPrices.parse({ converted: {} });

const cartBody = z.object({
  id: textOr(""),
  items: z.array(cartItem),
  prices: cartPrices,
  /** The currency of `converted`: the gateway adds it from its request. */
  currencyId: numberOr(null),
  digitalOnly: flagOr(false),
  couponCode: textOr(""),
  couponValid: flagOr(true),
  deliveryMethodId: numberOr(null),
  paymentMethodId: numberOr(null),
  validateMemberCard: flagOr(true),
  options: blob,
});
export type Cart = z.output<typeof cartBody>;

const emptyCart = z.object({
  id: textOr(""),
  items: z.union([z.null(), z.array(z.unknown()).max(0)]),
});

/**
 * The cart. `protectCode` is not read: it stays in an httpOnly cookie and never reaches a browser. An empty cart may
 * come with `items: null` and without prices; a cart with items but without prices is refused.
 */
export const cart = sentAs(
  z.preprocess((value) => {
    if (typeof value !== "object" || value === null || !("items" in value)) return value;
    const items = value.items ?? [];
    const isEmpty = Array.isArray(items) && items.length === 0;
    const hasPrices =
      "prices" in value && isRecord(value.prices) && Boolean(value.prices.converted);
    return { ...value, items, ...(isEmpty && !hasPrices && { prices: NOTHING_TO_PAY }) };
  }, cartBody),
  { oneOf: [cartBody, emptyCart] },
);

/**
 * Which cart the gateway opens before it adds a line: one where the visitor has none, or another one in place of the
 * visitor's.
 */
export const cartToOpen = z.enum(["missing", "another"]);
export type CartToOpen = z.output<typeof cartToOpen>;

export const cartSession = z.object({
  cartId: z.union([z.string().min(1), z.number().transform(String)]),
  protectCode: z.union([z.string().min(1), z.number().transform(String)]),
});

/** A line as validated: a backend may leave out everything else. */
const checkedItem = z.object({
  itemId: id,
  prices: z
    .object({ base: basePrices })
    .nullish()
    .transform((value) => value ?? { base: basePrices.parse(null) }),
});

const validation = z.object({
  items: z.array(checkedItem),
  validateMemberCard: flagOr(true),
  errors: z
    .array(z.unknown())
    .nullish()
    .transform((value) => value ?? []),
});

/** The validation of a cart; its lines may come in any list shape (docs/contract.md §6.4). */
export const cartValidation = sentAs(
  z.preprocess((value) => {
    if (Array.isArray(value)) return { items: value };
    if (!isRecord(value) || Array.isArray(value.items)) return value;
    return { ...value, items: value.records ?? value.data };
  }, validation),
  { oneOf: [validation, rowsOf(checkedItem)] },
);

/** A place where a parcel is picked up. Only its name is always there. */
const branch = z.object({
  id,
  name: textOr(""),
  address: textOr(""),
  city: textOr(""),
  zipCode: textOr(""),
  /** Degrees. */
  latitude: numberOr(null),
  longitude: numberOr(null),
  openingHours: textOr(""),
});

export const deliveryMethod = z.object({
  id,
  name: textOr(""),
  description: textOr(""),
  price: numberOr(null),
  options: listOf(branch),
  kind: z.enum(["courier", "pickUp"]).nullish().catch(null),
  /** Working days. */
  minDays: numberOr(null),
  maxDays: numberOr(null),
  /** The time until which an order counts as placed on the same day, in the site's time zone: `14:00`. */
  orderUntil: textOr(""),
  /** From this amount on it is free. */
  freeFrom: numberOr(null),
  /** The courier, for its mark. */
  code: textOr(""),
});
export type DeliveryMethod = z.output<typeof deliveryMethod>;

export const paymentMethod = z.object({
  id,
  name: textOr(""),
  description: textOr(""),
  paymentType: textOr(null).transform((value) => (value === "" ? null : value)),
  /** HTML: the terms of a repeated payment. */
  terms: textOr(null),
  /** The cards and wallets it takes, by name: `visa`, `mastercard` … */
  marks: listOf(z.string().min(1)),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

/** `html`: "" (nothing to do), a `<form>` to rebuild, or the data for PayPal's buttons. */
export const orderCreated = z.object({
  html: z
    .union([
      z.string(),
      z.object({
        isSubscription: flagOr(false),
        plan_id: textOr(""),
        quantity: numberOr(1),
        total: numberOr(0),
        orderId: textOr(""),
        scriptUrl: textOr(""),
      }),
    ])
    .nullish()
    .transform((value) => value ?? ""),
  orderSlug: textOr(""),
});
export type OrderCreated = z.output<typeof orderCreated>;
