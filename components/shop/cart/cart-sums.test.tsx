// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import en from "#messages/en.json";
import { instructions } from "#stores/cart/instructions.ts";
import { aProduct } from "#tests/factories/product.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { CART_SITE, showCart } from "#tests/factories/purchase/cart-view.tsx";

const tab = vi.hoisted(() => ({ runtime: null as unknown, shelf: [] as unknown[] }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));
const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
const track = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/analytics/track.ts", () => ({ track }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
/** Products are read by id from this list. */
vi.mock("#lib/web/client/call-gateway.ts", () => ({
  callGateway: async (_: unknown, { input }: { input: { filters?: { value: number[] }[] } }) => {
    const ids = input.filters?.[1]?.value ?? [];
    const items = (tab.shelf as Product[]).filter(({ id }) => ids.includes(id));
    return { ok: true, data: { items } };
  },
}));

const messages = en.cart;
/** Renders the view of this cart after it was read. */
async function show(cart: Cart, options?: Parameters<typeof showCart>[0]) {
  const parts = setUpCart();
  parts.calls.getCart.mockResolvedValue(ok(cart));
  tab.runtime = parts.runtime;
  await parts.runtime.refresh();
  showCart(options);
  return parts;
}

const prices = (more: Record<string, unknown> = {}) => ({
  itemsTotal: 100,
  coupon: 0,
  loyalty: 0,
  delivery: 5,
  cartTotal: 80,
  orderTotal: 85,
  tax: { itemsTotal: 21, orderTotal: 17 },
  ...more,
});

beforeEach(() => {
  tab.shelf = [];
  localStorage.clear();
  showToast.mockReset();
  track.mockReset();
});
afterEach(cleanup);

describe("what the cart is cheaper by", () => {
  const saved = () => screen.queryByText(messages.summary.saved)?.parentElement?.textContent;

  it("is the difference to the list prices, the coupon and the member discount", async () => {
    tab.shelf = [aProduct({ id: 101, retailPrice: 12.5 }), aProduct({ id: 102, retailPrice: 10 })];
    const converted = prices({ coupon: 1.5, loyalty: 0.5 });
    await show(aCart([anItem({ qty: 2 }), anItem({ itemId: 2 })], { prices: { converted } }));
    await waitFor(() => expect(saved()).toBe("You save€7.00"));
    const row = screen.getByRole("row", { name: /Racket 1/ });
    expect(within(row).getAllByText("€12.50", { selector: "s" })).not.toHaveLength(0);
    expect(screen.getByRole("row", { name: /Racket 2/ }).querySelector("s")).toBeNull();
  });

  it("is not shown where there is nothing", async () => {
    tab.shelf = [aProduct({ id: 101, name: "Seen", retailPrice: 10, crossSellProducts: [5] })];
    await show(aCart([anItem()]));
    await waitFor(() => expect(saved()).toBeUndefined());
  });
});

describe("the way to free delivery", () => {
  const site = { ...CART_SITE, freeDeliveryFrom: 120 };

  it.each([
    [80, "€40.00 more for free delivery"],
    [120, messages.freeDelivery.reached],
  ])("of a cart of %d is said", async (cartTotal, text) => {
    await show(aCart([anItem()], { prices: { converted: prices({ cartTotal }) } }), { site });
    expect(screen.getByText(text)).toBeTruthy();
  });
});

describe("the codes and the note", () => {
  const isOpen = (title: string) => screen.getByText(title).closest("details")?.open;

  it("are folded, and open where they are in use", async () => {
    await show(aCart([anItem()]));
    expect([isOpen(messages.codes), isOpen(messages.note)]).toEqual([false, false]);
    cleanup();
    instructions.write("Ring twice");
    await show(aCart([anItem()], { couponCode: "ACE10" }));
    expect([isOpen(messages.codes), isOpen(messages.note)]).toEqual([true, true]);
  });
});
