import { type Catalogue, catalogueOf } from "../database/catalogue.ts";
import { type Db, fromJson } from "../database/db.ts";
import type { Delivery, Product, Site } from "../database/documents.ts";
import { finalCents, type Line, memberCents, type Totals, totalsOf } from "./prices.ts";
import type { Wanted } from "./stock.ts";

/** The shop ships from Croatia, so delivery has the general tax rate of Croatia. */
const DELIVERY_TAX_RATE = 25;

type CartStatus = "open" | "pending" | "used" | "archived";

export interface CartRow {
  readonly id: number;
  readonly site_id: number;
  readonly store_id: number;
  readonly protect_code: string;
  readonly session: string;
  readonly status: CartStatus;
  readonly user_id: number | null;
  readonly coupon: string | null;
  readonly barcode: string | null;
  readonly delivery_id: number | null;
  readonly branch_id: number | null;
  readonly payment_id: number | null;
  readonly company: string | null;
}

export interface ItemRow {
  readonly id: number;
  readonly product_id: number;
  readonly qty: number;
  /** JSON: custom option title → value. */
  readonly personalizations: string;
  /** JSON: `[{ id, options: null }]`. */
  readonly bundle_options: string;
  readonly reservation: number;
}

export interface CartLine extends Line {
  readonly item: ItemRow;
  readonly product: Product;
}

/** A cart with everything that follows from its rows, in cents of the main currency. Computed on every read. */
export interface PricedCart {
  readonly row: CartRow;
  readonly lines: readonly CartLine[];
  readonly totals: Totals;
  readonly couponValid: boolean;
  readonly cardValid: boolean;
  readonly digitalOnly: boolean;
  readonly delivery: Delivery | null;
}

export function priceCart(db: Db, site: Site, row: CartRow): PricedCart {
  const catalogue = catalogueOf(db, site.siteId);
  const coupon = row.coupon === null ? null : couponOf(db, site.siteId, row.coupon);
  const card = row.barcode === null ? null : cardOf(db, site.siteId, row.barcode);
  const couponValid = row.coupon === null || isUsable(coupon);
  const cardValid = row.barcode === null || card?.valid === 1;
  const lines = linesOf(db, catalogue, row.id, card?.percent ?? 0);
  const digitalOnly =
    lines.length > 0 && lines.every(({ product }) => isDigital(product, catalogue));
  const delivery =
    row.delivery_id === null || digitalOnly ? null : deliveryById(db, site.siteId, row.delivery_id);
  const terms = {
    couponPercent: coupon && couponValid ? coupon.percent : 0,
    hasCard: card !== null && cardValid,
    deliveryTaxRate: DELIVERY_TAX_RATE,
  };
  const goods = totalsOf(lines, { ...terms, deliveryCents: 0 }).cartTotal;
  const deliveryCents = delivery && lines.length > 0 ? deliveryPrice(delivery, goods) : 0;
  return {
    row,
    lines,
    totals: totalsOf(lines, { ...terms, deliveryCents }),
    couponValid,
    cardValid,
    digitalOnly,
    delivery,
  };
}

/** The price of a delivery, free above its threshold. */
export const deliveryPrice = (delivery: Delivery, goodsCents: number): number =>
  delivery.freeFromCents !== null && goodsCents >= delivery.freeFromCents ? 0 : delivery.priceCents;

/** Whether nothing has to be shipped: e-products, services, and bundles of these. */
export function isDigital(product: Product, catalogue: Catalogue): boolean {
  if (product.format === "eproduct" || product.type === "service") return true;
  if (product.format !== "bundle") return false;
  return product.parts.every((part) => {
    const target = catalogue.products.get(part.product);
    return target !== undefined && isDigital(target, catalogue);
  });
}

/** The lines whose product is still sold. */
function linesOf(db: Db, catalogue: Catalogue, cartId: number, cardPercent: number): CartLine[] {
  return db
    .all<ItemRow>("SELECT * FROM cart_items WHERE cart_id = ? ORDER BY id", cartId)
    .flatMap((item) => {
      const product = catalogue.products.get(item.product_id);
      if (!product || product.archived) return [];
      const unitCents = finalCents(product);
      return [
        {
          item,
          product,
          qty: item.qty,
          unitCents,
          memberUnitCents: memberCents(product, cardPercent),
          taxRate: product.taxRate,
        },
      ];
    });
}

export const toWanted = (line: CartLine): Wanted => ({
  product: line.product,
  qty: line.qty,
  chosen: fromJson<{ id: number }[]>(line.item.bundle_options).map(({ id }) => id),
});

export const couponOf = (db: Db, siteId: number, code: string) =>
  db.get<{ code: string; percent: number; uses: number | null }>(
    "SELECT code, percent, uses FROM coupons WHERE site_id = ? AND lower(code) = lower(?)",
    siteId,
    code,
  ) ?? null;

export const isUsable = (coupon: { uses: number | null } | null): boolean =>
  coupon !== null && (coupon.uses === null || coupon.uses > 0);

export const cardOf = (db: Db, siteId: number, barcode: string) =>
  db.get<{ percent: number; valid: number }>(
    "SELECT percent, valid FROM member_cards WHERE site_id = ? AND barcode = ?",
    siteId,
    barcode,
  ) ?? null;

export function deliveryById(db: Db, siteId: number, id: number): Delivery | null {
  const row = db.get<{ doc: string }>(
    "SELECT doc FROM deliveries WHERE site_id = ? AND id = ?",
    siteId,
    id,
  );
  return row ? fromJson<Delivery>(row.doc) : null;
}
