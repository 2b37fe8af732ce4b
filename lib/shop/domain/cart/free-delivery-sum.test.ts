import { describe, expect, it } from "vitest";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { freeDelivery } from "./free-delivery-sum.ts";

const converted = { itemsTotal: 90, cartTotal: 90, orderTotal: 95.9 };
const at = (wire: Record<string, unknown> = {}) =>
  aCart([anItem()], { prices: { converted }, ...wire });

describe("the way to free delivery", () => {
  it.each([
    [120, { missing: 30, share: 0.75 }],
    [90, { missing: 0, share: 1 }],
    [80, { missing: 0, share: 1 }],
  ])("is measured from the goods of the cart to %d", (from, way) => {
    expect(freeDelivery(at(), from, 1)).toEqual(way);
  });

  it("is measured in the main currency", () => {
    const base = { itemsTotal: 60, cartTotal: 60.1, orderTotal: 60.1 };
    const cart = at({ currencyId: 2, prices: { converted, base } });
    expect(freeDelivery(cart, 120.4, 1)?.missing).toBe(60.3);
  });

  it.each([
    ["of a site without an amount", {}, undefined],
    ["of a digital cart", { digitalOnly: true }, 120],
    ["of a converted cart without amounts in the main currency", { currencyId: 2 }, 120],
  ])("is not shown %s", (_, wire, from) => {
    expect(freeDelivery(at(wire), from, 1)).toBeNull();
  });
});
