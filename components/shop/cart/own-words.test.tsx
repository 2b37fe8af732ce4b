// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import en from "#messages/en.json";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { showCart } from "#tests/factories/purchase/cart-view.tsx";

const tab = vi.hoisted(() => ({ runtime: null as unknown }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));
afterEach(cleanup);

const TEXTS = {
  note: <p>Sent on Mondays</p>,
  emptyTitle: "Nothing yet",
  emptyText: null,
  forStaff: null,
};

async function show(cart: Cart) {
  const parts = setUpCart();
  parts.calls.getCart.mockResolvedValue(ok(cart));
  tab.runtime = parts.runtime;
  await parts.runtime.refresh();
  showCart({ texts: TEXTS });
}

it("shows what a site says in its empty cart, and the shop's words where it says nothing", async () => {
  await show(aCart([]));
  expect(screen.getByText("Sent on Mondays")).toBeTruthy();
  expect(screen.getByText("Nothing yet")).toBeTruthy();
  expect(screen.queryByText(en.cart.empty.title)).toBeNull();
  expect(screen.getByText(en.cart.empty.text)).toBeTruthy();
});

it("shows the site's note above what is in the cart", async () => {
  await show(aCart([anItem()]));
  const note = screen.getByText("Sent on Mondays");
  const table = screen.getByRole("table");
  expect(note.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
