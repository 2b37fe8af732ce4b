// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { queryKeys } from "#lib/web/client/keys.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { aProduct } from "#tests/factories/product.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { refused } from "#tests/factories/purchase/cart-runtime.ts";
import { calls, runtime } from "#tests/factories/purchase/payment-mocks.ts";
import {
  CASH,
  pay,
  pick,
  readyForPayment,
  showPayment,
} from "#tests/factories/purchase/payment-page.tsx";

const mocks = vi.hoisted(() => () => import("#tests/factories/purchase/payment-mocks.ts"));
vi.mock("#lib/web/client/checkout-calls.ts", async () => ({
  checkoutCalls: (await mocks()).calls,
}));
vi.mock("#lib/web/client/cart-calls.ts", async () => ({ cartCalls: (await mocks()).cartCalls }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", async () => {
  const { runtime } = await mocks();
  return { cartRuntime: () => runtime };
});
vi.mock("#components/kit/ui/toast.ts", async () => (await mocks()).toasts);
vi.mock("next/navigation", async () => {
  const { push } = await mocks();
  return { useRouter: () => ({ push }) };
});
/** The stock of the products of the cart, read again after a refusal. */
const shelf = vi.hoisted(() => ({ products: [] as unknown[] }));
vi.mock("#lib/web/client/call-gateway.ts", () => ({
  callGateway: async () => ({ ok: true, data: { items: shelf.products as Product[] } }),
}));

const CART = aCart([anItem({ itemId: 1, qty: 3 }), anItem({ itemId: 2 })], { deliveryMethodId: 1 });
const left = (id: number, quantity: number) =>
  aProduct({ id, stock: { available: true, quantity } });
const said = ok({ kind: "cartInvalid", messages: ["Racket 2 is out of stock."] });

beforeEach(() => {
  readyForPayment([CASH]);
  shelf.products = [left(101, 2), left(102, 0)];
  runtime.read = async () => CART as never;
});
afterEach(cleanup);

async function orderOnce() {
  browserQueryClient().setQueryData(queryKeys.cart, CART);
  showPayment({ cart: CART });
  await pick("Cash");
  pay();
}
const reason = () => document.activeElement?.textContent ?? "";

it("is explained where the focus goes, again with each press", async () => {
  calls.placeOrder.mockResolvedValue(said);
  await orderOnce();
  await waitFor(() => expect(reason()).toContain("Racket 2 is out of stock."));
  screen.getByRole("radio", { name: "Cash" }).focus();
  pay();
  await waitFor(() => expect(reason()).toContain("Racket 2 is out of stock."));
  expect(screen.getByRole("link", { name: en.checkout.editCart }).getAttribute("href")).toBe(
    "/cart",
  );
});

it("is solved by removing what is sold out and taking what is left of the rest", async () => {
  calls.placeOrder.mockResolvedValue(refused(422, "Racket 2 is out of stock."));
  await orderOnce();
  fireEvent.click(await screen.findByRole("button", { name: "Go on with what is left" }));
  expect(runtime.remove).toHaveBeenCalledExactlyOnceWith(CART.items[1]);
  expect(runtime.setQuantity).toHaveBeenCalledExactlyOnceWith(CART.items[0], 2);
  runtime.cart.mockReturnValue(aCart([anItem({ itemId: 1, qty: 2 })]));
  await waitFor(() => expect(screen.queryByText("Racket 2 is out of stock.")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /€/ }));
});

it("has no way out of the cart where it was not refused for the cart", async () => {
  calls.placeOrder.mockResolvedValue(ok({ kind: "created", html: "<p>", orderSlug: "1" }));
  await orderOnce();
  await waitFor(() => expect(calls.placeOrder).toHaveBeenCalled());
  expect(screen.queryByRole("link", { name: en.checkout.editCart })).toBeNull();
});
