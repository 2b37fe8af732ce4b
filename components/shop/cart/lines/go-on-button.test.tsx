// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import en from "#messages/en.json";
import { aProduct } from "#tests/factories/product.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { showCart } from "#tests/factories/purchase/cart-view.tsx";

const tab = vi.hoisted(() => ({ runtime: null as unknown, shelf: [] as unknown[] }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));
const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));
vi.mock("#lib/web/client/call-gateway.ts", () => ({
  callGateway: async () => ({ ok: true, data: { items: tab.shelf as Product[] } }),
}));

const stock = (id: number, quantity: number) =>
  aProduct({ id, stock: { available: true, quantity } });
const TWO = aCart([anItem({ itemId: 1, qty: 2 }), anItem({ itemId: 2 })]);
const REST = aCart([anItem({ itemId: 1, qty: 2 })]);

/** Shows the cart with two lines, of whose products so many pieces are left. */
async function show(left: readonly [number, number], compact = false) {
  const parts = setUpCart();
  parts.calls.getCart.mockResolvedValue(ok(TWO));
  tab.runtime = parts.runtime;
  tab.shelf = [stock(101, left[0]), stock(102, left[1])];
  await parts.runtime.refresh();
  showCart({ compact });
  return parts;
}
const goOn = (name: string) => screen.findByRole("button", { name });
const toCheckout = () => screen.queryByRole("link", { name: en.cart.checkout });

beforeEach(() => {
  localStorage.clear();
  push.mockReset();
});
afterEach(cleanup);

it.each([
  false,
  true,
])("a sold-out line is named before the checkout, and removed on the way there (dialog: %s)", async (compact) => {
  const { calls } = await show([9, 0], compact);
  const button = await goOn("Remove and go on");
  expect(toCheckout()).toBeNull();
  const notice = screen.getByText(en.cart.blocked.title).closest("[role=status]");
  expect(notice?.textContent).toContain("Racket 2: Sold out at the moment");
  calls.deleteItem.mockResolvedValue(ok(REST));
  fireEvent.click(button);
  await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith("/checkout"));
  expect(calls.deleteItem).toHaveBeenCalledExactlyOnceWith(2);
  expect(toCheckout()).toBeTruthy();
});

it("of a line with too many pieces, those that are left are taken", async () => {
  const { calls } = await show([1, 9]);
  calls.updateItem.mockResolvedValue(
    ok(aCart([anItem({ itemId: 1, qty: 1 }), anItem({ itemId: 2 })])),
  );
  fireEvent.click(await goOn("Take what is left and go on"));
  await waitFor(() => expect(push).toHaveBeenCalledOnce());
  expect(calls.updateItem.mock.calls[0]?.[0]).toMatchObject({ itemId: 1, qty: 1 });
});

it("nobody is led on where the backend refuses the change", async () => {
  const { calls } = await show([9, 0]);
  calls.deleteItem.mockResolvedValue(refused(422, "Not now."));
  fireEvent.click(await goOn("Remove and go on"));
  await waitFor(() => expect(calls.deleteItem).toHaveBeenCalled());
  await waitFor(async () => expect((await goOn("Remove and go on")).ariaBusy).not.toBe("true"));
  expect(push).not.toHaveBeenCalled();
});

it("a cart of which nothing is left leads nowhere", async () => {
  await show([0, 0]);
  expect(await screen.findByText(en.cart.blocked.none)).toBeTruthy();
  expect([toCheckout(), screen.queryByRole("button", { name: /go on/ })]).toEqual([null, null]);
});
