// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { sharedHash } from "#lib/shop/domain/cart/kept-line.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { keptLines } from "#stores/cart/kept-lines.ts";
import { aProduct } from "#tests/factories/product.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { CART_SITE, showCart } from "#tests/factories/purchase/cart-view.tsx";
import { KeptBelow } from "./kept-below.tsx";

const tab = vi.hoisted(() => ({
  runtime: null as unknown,
  shelf: [] as unknown[],
  isDown: false,
}));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));
const addToCart = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/cart-runtime/add-to-cart.ts", () => ({ addToCart }));
const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));
vi.mock("#lib/web/analytics/track.ts", () => ({ track: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
vi.mock("#lib/web/client/call-gateway.ts", () => ({
  callGateway: async (_: unknown, { input }: { input: { filters?: { value: number[] }[] } }) => {
    const ids = input.filters?.[1]?.value ?? [];
    if (tab.isDown) return { ok: false, error: { kind: "network", status: 0, message: "" } };
    const items = (tab.shelf as Product[]).filter(({ id }) => ids.includes(id));
    return { ok: true, data: { items } };
  },
}));

const t = en.cart.kept;
const below = () =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={CART_SITE}>
        <KeptBelow />
      </SiteProvider>
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function shut() {
    this.open = false;
  };
  document.body.innerHTML = "<div data-seen='Seen last'></div>";
  browserQueryClient().clear();
  keptLines.clear();
  location.hash = "";
  addToCart.mockReset();
  showToast.mockReset();
  tab.shelf = [aProduct({ id: 7, name: "Lamp", finalPrice: 12 })];
  tab.runtime = setUpCart().runtime;
});
afterEach(cleanup);

it("a line of the cart is kept for later and leaves the cart", async () => {
  const item = anItem();
  const { calls, runtime } = setUpCart();
  calls.getCart.mockResolvedValue(ok(aCart([item])));
  tab.runtime = runtime;
  await runtime.refresh();
  showCart();
  fireEvent.click(
    await screen.findByRole("button", { name: `${t.keep}: ${item.productData.name}` }),
  );
  expect(keptLines.store.getState()).toMatchObject([{ productId: item.productId }]);
  await waitFor(() => expect(calls.deleteItem).toHaveBeenCalled());
  const said = t.moved.replace("{name}", item.productData.name);
  expect((await screen.findByText(said)).textContent).toBe(said);
  fireEvent.click(screen.getByRole("button", { name: en.cart.undo }));
  expect(keptLines.store.getState()).toEqual([]);
  await waitFor(() => expect(calls.addItem).toHaveBeenCalled());
});

it("comes before products seen last, whichever of them is there first", async () => {
  const place = document.querySelector("[data-seen]");
  const { container } = below();
  place?.append(document.createElement("hr"));
  keptLines.add({ productId: 7, quantity: 1 });
  const list = await screen.findByRole("region", { name: t.later });
  const [line] = document.getElementsByTagName("hr");
  expect(line && list.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(container.contains(list)).toBe(false);
});

it("is shown with today's price, and moves into the cart by one press", async () => {
  keptLines.add({ productId: 7, quantity: 2, personalizations: { "3:Engraving": "Iva" } });
  below();
  const list = await screen.findByRole("region", { name: t.later });
  expect(list.textContent).toContain("2 pieces · Engraving: Iva");
  expect(list.textContent).toContain("€12.00");
  addToCart.mockResolvedValueOnce(refused(422, ""));
  const back = within(list).getByRole("button", { name: `${t.back}: Lamp` });
  fireEvent.click(back);
  await waitFor(() => expect(addToCart).toHaveBeenCalledTimes(1));
  expect(keptLines.store.getState()).toHaveLength(1);
  addToCart.mockResolvedValueOnce(ok({}));
  fireEvent.click(back);
  await waitFor(() => expect(keptLines.store.getState()).toEqual([]));
  expect(addToCart.mock.lastCall?.[0]).toMatchObject({ productId: 7, quantity: 2, name: "Lamp" });
});

it("one that is not sold any more says so, and can only be dropped", async () => {
  keptLines.add({ productId: 8, quantity: 1 });
  below();
  const list = await screen.findByRole("region", { name: t.later });
  expect(list.textContent).toContain(t.gone);
  fireEvent.click(within(list).getByRole("button"));
  expect(keptLines.store.getState()).toEqual([]);
});

it.each([
  "shared",
  "later",
] as const)("%s lines that cannot be read say so, and are read again by a press", async (way) => {
  tab.isDown = true;
  if (way === "shared") location.hash = sharedHash([{ productId: 7, quantity: 1 }]);
  else keptLines.add({ productId: 7, quantity: 1 });
  below();
  const role = way === "shared" ? "dialog" : "region";
  const list = await screen.findByRole(role, { name: t[way], hidden: true });
  const again = await within(list).findByRole("button", {
    name: en.cart.trouble.retry,
    hidden: true,
  });
  expect(list.textContent).toContain(en.errors.network);
  tab.isDown = false;
  fireEvent.click(again);
  await waitFor(() => expect(list.textContent).toContain("Lamp"));
});

it("a shared cart is shown, and added by a press", async () => {
  location.hash = sharedHash([
    { productId: 7, quantity: 3 },
    { productId: 8, quantity: 1 },
  ]);
  const { calls, runtime } = setUpCart();
  tab.runtime = runtime;
  const add = vi.spyOn(runtime, "add").mockResolvedValue(ok(aCart([])));
  below();
  const dialog = await screen.findByRole("dialog", { name: t.shared, hidden: true });
  expect(dialog.textContent).toContain("Lamp");
  expect(dialog.textContent).toContain(t.someGone);
  expect(calls.addItem).not.toHaveBeenCalled();
  fireEvent.click(
    within(dialog).getByRole("button", { name: "Add # product".replace("#", "1"), hidden: true }),
  );
  await waitFor(() => expect(showToast).toHaveBeenCalled());
  expect(add.mock.calls).toEqual([[{ productId: 7, quantity: 3, name: "Lamp" }]]);
  expect(location.hash).toBe("");
});
