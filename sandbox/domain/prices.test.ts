import { describe, expect, it } from "vitest";
import { convert, finalCents, type Line, taxInside, totalsOf } from "./prices.ts";

const line = (unitCents: number, qty: number, rest: Partial<Line> = {}): Line => ({
  unitCents,
  memberUnitCents: unitCents,
  qty,
  taxRate: 25,
  ...rest,
});
const TERMS = { couponPercent: 0, hasCard: false, deliveryCents: 0, deliveryTaxRate: 25 };

describe("prices", () => {
  it("takes the discount off the list price, rounded to a cent", () => {
    expect(finalCents({ retailCents: 19_999, discount: 10 })).toBe(17_999);
  });

  it("finds the tax inside an amount", () => {
    expect(taxInside(12_500, 25)).toBe(2_500);
    expect(taxInside(2_100, 5)).toBe(100);
  });

  it("adds up: items minus card minus coupon, plus delivery", () => {
    const totals = totalsOf([line(10_000, 2, { memberUnitCents: 9_000 }), line(333, 1)], {
      ...TERMS,
      hasCard: true,
      couponPercent: 10,
      deliveryCents: 590,
    });
    expect(totals).toMatchObject({
      itemsTotal: 20_333,
      loyalty: 2_000,
      coupon: 1_833,
      cartTotal: 16_500,
      delivery: 590,
      orderTotal: 17_090,
    });
  });

  it("counts each line's own tax rate", () => {
    const { tax } = totalsOf([line(12_500, 1), line(2_100, 1, { taxRate: 5 })], {
      ...TERMS,
      couponPercent: 50,
      deliveryCents: 500,
    });
    expect(tax).toMatchObject({
      itemsTotal: 2_600,
      coupon: 1_300,
      delivery: 100,
      cartTotal: 1_300,
      orderTotal: 1_400,
    });
  });

  it("converts once, to cents", () => {
    expect(convert(17_999, 1.1)).toBe(197.99);
  });
});
