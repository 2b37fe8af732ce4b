// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";

const track = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/analytics/track.ts", () => ({ track }));
const cart = vi.hoisted(() => vi.fn((): Cart | null => null));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({ cartRuntime: () => ({ cart }) }));

const { trackCheckout } = await import("./use-begin-checkout.ts");

beforeEach(() => {
  track.mockClear();
  sessionStorage.clear();
});

it("sends each step of the checkout once for a cart, with what it shows", () => {
  cart.mockReturnValue(aCart([anItem({ qty: 2, price: 10 })]));
  for (const type of ["addShippingInfo", "addPaymentInfo"] as const) {
    trackCheckout(type);
    trackCheckout(type);
  }
  const amounts = { value: 20, items: [{ id: 101, name: "Racket 1", price: 10, quantity: 2 }] };
  expect(track.mock.calls).toEqual([
    [expect.objectContaining({ type: "addShippingInfo", ...amounts })],
    [expect.objectContaining({ type: "addPaymentInfo", ...amounts })],
  ]);
});

it("sends nothing without a cart", () => {
  cart.mockReturnValue(null);
  trackCheckout("addShippingInfo");
  expect(track).not.toHaveBeenCalled();
});
