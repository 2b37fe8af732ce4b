import type { Product } from "../database/documents.ts";

/** The price of a product, in cents of the main currency, tax included. */
export const finalCents = (product: Pick<Product, "retailCents" | "discount">): number =>
  Math.round((product.retailCents * (100 - product.discount)) / 100);

/** The price with a membership card, never above the normal one. */
export function memberCents(product: Product, percent: number): number {
  const full = finalCents(product);
  const memberPrice = product.membershipCents ?? Math.round((full * (100 - percent)) / 100);
  return Math.min(full, memberPrice);
}

export interface Line {
  readonly unitCents: number;
  readonly memberUnitCents: number;
  readonly qty: number;
  readonly taxRate: number;
}

interface Figures {
  readonly itemsTotal: number;
  readonly coupon: number;
  readonly delivery: number;
  readonly loyalty: number;
  readonly cartTotal: number;
  readonly orderTotal: number;
}

export interface Totals extends Figures {
  readonly tax: Figures;
}

interface Terms {
  readonly couponPercent: number;
  readonly hasCard: boolean;
  readonly deliveryCents: number;
  readonly deliveryTaxRate: number;
}

/** The tax inside an amount that includes it. */
export const taxInside = (cents: number, rate: number): number =>
  Math.round((cents * rate) / (100 + rate));

/**
 * The totals of a cart in cents (`docs/contract.md §6`): the card is deducted first, then the coupon from the rest,
 * line by line, so that each line's own tax rate applies.
 */
export function totalsOf(lines: readonly Line[], terms: Terms): Totals {
  const shares = lines.map((line) => {
    const items = line.unitCents * line.qty;
    const loyalty = terms.hasCard ? (line.unitCents - line.memberUnitCents) * line.qty : 0;
    const coupon = Math.round(((items - loyalty) * terms.couponPercent) / 100);
    return { items, loyalty, coupon, rate: line.taxRate };
  });
  const sum = (pick: (share: (typeof shares)[number]) => number) =>
    shares.reduce((total, share) => total + pick(share), 0);
  const gross = withTotals(
    sum((s) => s.items),
    sum((s) => s.coupon),
    terms.deliveryCents,
    sum((s) => s.loyalty),
  );
  const tax = withTotals(
    sum((s) => taxInside(s.items, s.rate)),
    sum((s) => taxInside(s.coupon, s.rate)),
    taxInside(terms.deliveryCents, terms.deliveryTaxRate),
    sum((s) => taxInside(s.loyalty, s.rate)),
  );
  return { ...gross, tax };
}

function withTotals(
  itemsTotal: number,
  coupon: number,
  delivery: number,
  loyalty: number,
): Figures {
  const cartTotal = itemsTotal - coupon - loyalty;
  return { itemsTotal, coupon, delivery, loyalty, cartTotal, orderTotal: cartTotal + delivery };
}

/** Converts cents of the main currency into an amount of another, rounded once, to cents. */
export const convert = (cents: number, rate: number): number => Math.round(cents * rate) / 100;

export const convertFigures = (figures: Figures, rate: number): Figures => ({
  itemsTotal: convert(figures.itemsTotal, rate),
  coupon: convert(figures.coupon, rate),
  delivery: convert(figures.delivery, rate),
  loyalty: convert(figures.loyalty, rate),
  cartTotal: convert(figures.cartTotal, rate),
  orderTotal: convert(figures.orderTotal, rate),
});
