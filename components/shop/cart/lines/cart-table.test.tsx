// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import en from "#messages/en.json";
import { seenPrices } from "#stores/cart/seen-prices-store.ts";
import { aProduct } from "#tests/factories/product.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { later, OFFLINE, refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { showCart } from "#tests/factories/purchase/cart-view.tsx";

const tab = vi.hoisted(() => ({ runtime: null as unknown, shelf: [] as unknown[] }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));
const openBundleModal = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/bundle/open-bundle.ts", () => ({ openBundleModal }));
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

/** Renders a cart with these lines after it was read. */
const show = (...items: CartItem[]) => showIn({}, ...items);
async function showIn(view: Parameters<typeof showCart>[0], ...items: CartItem[]) {
  const parts = setUpCart();
  parts.calls.getCart.mockResolvedValue(ok(aCart(items)));
  tab.runtime = parts.runtime;
  await parts.runtime.refresh();
  showCart(view);
  return parts;
}
const row = (name: RegExp) => screen.getByRole("row", { name });

beforeEach(() => {
  tab.shelf = [];
  openBundleModal.mockReset();
});
afterEach(cleanup);

describe("the table", () => {
  it("has product, quantity, unit price, row total and a way to remove, in this order", async () => {
    await show(anItem({ qty: 3, price: 10 }));
    const table = screen.getByRole("table", { name: "Cart" });
    const heads = within(table).getAllByRole("columnheader");
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      "Product",
      "Quantity",
      "Unit price",
      "Total",
      "Remove",
    ]);
    const [product, quantity, price, total, remove] = within(row(/Racket 1/)).getAllByRole("cell");
    expect(product?.textContent).toContain("Racket 1");
    const field = within(quantity as HTMLElement).getByRole<HTMLInputElement>("spinbutton", {
      name: "Quantity of Racket 1",
    });
    expect(field.value).toBe("3");
    expect([price?.textContent, total?.textContent]).toEqual(["€10.00", "€30.00"]);
    expect(
      within(remove as HTMLElement).getByRole("button", { name: "Remove Racket 1" }),
    ).toBeTruthy();
  });

  it("shows the choices and texts of a line under their titles", async () => {
    tab.shelf = [aProduct({ id: 31, name: "White shirt" })];
    const options = {
      personalizations: { "31:Name on the back": "Ana" },
      bundleOptions: [{ id: 31, options: null }],
    };
    await show(anItem({ options }));
    expect(await screen.findByText("White shirt")).toBeTruthy();
    expect(screen.getByText("Name on the back:").nextSibling?.textContent).toBe("Ana");
  });

  it("links a variant to its main product's page and edits the line there", async () => {
    const productData = {
      name: "Racket L2",
      slug: "racket-l2",
      mainProductSlug: "racket",
      isVisibleIndividually: false,
      format: "Simple",
    };
    await show(anItem({ itemId: 41, productData }));
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("Racket L2")).toBe("/product/racket");
    expect(href("Edit Racket L2")).toBe("/product/racket?cartItemId=41");
    fireEvent.click(screen.getByRole("link", { name: "Edit Racket L2" }));
    expect(openBundleModal).not.toHaveBeenCalled();
  });

  it("edits a bundle in its dialog with its current choices", async () => {
    const productData = { name: "Set", slug: "set", format: "Bundle" };
    const options = { personalizations: { "31:Name": "Ana" }, bundleOptions: [{ id: 31 }] };
    await show(anItem({ itemId: 41, qty: 2, productData, options }));
    fireEvent.click(screen.getByRole("link", { name: "Edit Set" }));
    await waitFor(() =>
      expect(openBundleModal).toHaveBeenCalledExactlyOnceWith({
        productId: 141,
        slug: "set",
        name: "Set",
        itemId: 41,
        quantity: 2,
        options: {
          personalizations: { "31:Name": "Ana" },
          bundleOptions: [{ id: 31, options: null }],
        },
      }),
    );
  });
});

describe.each([
  ["page", { compact: false }],
  ["dialog", { compact: true }],
])("hints of price and stock in the %s", (_, view) => {
  it.each([
    ["sold out", { stock: { available: false } }, messages.hint.soldOut],
    ["fewer than wanted", { stock: { available: true, quantity: 2 } }, "Only 2 left"],
    ["the last ones", { stock: { available: true, quantity: 4 } }, "Only 4 left"],
    ["a member's price", { membershipPrice: 8 }, "With a membership card: €8.00"],
  ])("%s", async (_, facts, hint) => {
    tab.shelf = [aProduct({ id: 101, finalPrice: 10, ...facts })];
    await showIn(view, anItem({ qty: 3 }));
    expect(await within(row(/Racket 1/)).findByText(hint)).toBeTruthy();
  });

  it.each([
    [12, "Price has gone down since you added it (was €12.00)"],
    [8, "Price has gone up since you added it (was €8.00)"],
  ])("a price that was %d when the line was added", async (before, hint) => {
    seenPrices.follow(`cart ${before}`, null, aCart([anItem({ price: before })]));
    seenPrices.follow(`cart ${before}`, null, aCart([anItem()]));
    await showIn(view, anItem());
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it("have their room before any of them is known, and nobody reads it", async () => {
    tab.shelf = [aProduct({ id: 101, stock: { available: true, quantity: 2 } })];
    await showIn(view, anItem({ qty: 3 }));
    const rooms = () => {
      const found = [...row(/Racket 1/).querySelectorAll<HTMLElement>("[data-room]")];
      expect(found.every((room) => room.closest("[aria-hidden].invisible"))).toBe(true);
      return found.map(({ dataset }) => dataset.room);
    };
    expect(screen.queryByText("Only 2 left")).toBeNull();
    const known = rooms();
    expect(known).toEqual(["With a membership card: €10.00"]);
    expect(await within(row(/Racket 1/)).findByText("Only 2 left")).toBeTruthy();
    expect(rooms()).toEqual(known);
  });
});

describe("a quantity", () => {
  it("is as many as there are beside the other lines of the product, and says so", async () => {
    const stock = { available: true, quantity: 15 };
    tab.shelf = [aProduct({ id: 101, stock, membershipPrice: 8 })];
    const second = { personalizations: { Engraving: "Ana" }, bundleOptions: [] };
    const { calls } = await show(
      anItem(),
      anItem({ itemId: 2, productId: 101, qty: 3, options: second }),
    );
    const cart = aCart([anItem({ qty: 12 }), anItem({ itemId: 2, qty: 3 })]);
    calls.updateItem.mockResolvedValue(ok(cart));
    const field = within(row(/Racket 1/)).getByRole<HTMLInputElement>("spinbutton");
    await screen.findAllByText("With a membership card: €8.00");
    fireEvent.change(field, { target: { value: "99" } });
    expect(field.value).toBe("12");
    expect(screen.getByText("Only 12 are left, and they are in your cart.")).toBeTruthy();
  });
});

describe("hints of stock", () => {
  it("consider all lines of the same product", async () => {
    tab.shelf = [aProduct({ id: 101, stock: { available: true, quantity: 3 } })];
    const second = { personalizations: { Engraving: "Ana" }, bundleOptions: [] };
    await show(anItem({ qty: 2 }), anItem({ itemId: 2, productId: 101, qty: 2, options: second }));
    expect(await screen.findAllByText("Only 3 left")).toHaveLength(2);
  });
});

describe("a removal", () => {
  it("hides the line, names it, and focuses `Undo`, which restores it", async () => {
    const { calls } = await show(anItem(), anItem({ itemId: 2 }));
    calls.deleteItem.mockResolvedValueOnce(ok(aCart([anItem({ itemId: 2 })])));
    calls.addItem.mockResolvedValueOnce(ok(aCart([anItem(), anItem({ itemId: 2 })])));
    fireEvent.click(screen.getByRole("button", { name: "Remove Racket 1" }));
    expect(screen.queryByRole("row", { name: /Racket 1/ })).toBeNull();
    expect(screen.getByText("Racket 1 was removed from your cart")).toBeTruthy();
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    await waitFor(() => expect(row(/Racket 1/)).toBeTruthy());
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("shows `Undo` beside the empty cart when it was the last line", async () => {
    await show(anItem());
    fireEvent.click(screen.getByRole("button", { name: "Remove Racket 1" }));
    expect(screen.getByText(messages.empty.title)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
  });
});

it("keeps a quantity that got no answer, says that it is not saved, and sends it on `Try again`", async () => {
  const { calls } = await show(anItem());
  calls.updateItem.mockResolvedValueOnce(OFFLINE);
  fireEvent.click(screen.getByRole("button", { name: "One more: Racket 1" }));
  expect(await screen.findByText(messages.notSaved)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("spinbutton").value).toBe("2");
  expect(screen.getByText(messages.trouble.title)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: messages.trouble.retry }));
  await waitFor(() => expect(screen.queryByText(messages.notSaved)).toBeNull());
  expect(calls.updateItem.mock.calls.map(([{ qty }]) => qty)).toEqual([2, 2]);
});

describe("a quantity that the backend refuses", () => {
  /** Types a quantity into the focused field, and has the backend answer it. */
  async function type(text: string, answer: Parameters<ReturnType<typeof later>["answer"]>[0]) {
    const parts = await show(anItem());
    const call = later();
    parts.calls.updateItem.mockReturnValueOnce(call.promise);
    const field = screen.getByRole<HTMLInputElement>("spinbutton");
    field.focus();
    fireEvent.change(field, { target: { value: text } });
    await waitFor(() => expect(parts.calls.updateItem).toHaveBeenCalledOnce());
    expect(field.value).toBe(text);
    call.answer(answer);
    return { ...parts, field };
  }

  it("is the cart's again in the field that has the focus, with the reason beside it, said once", async () => {
    const { field, events } = await type("2", refused(422, "Only 1 left."));
    const reason = await screen.findByText("Only 1 left.");
    expect([field.value, document.activeElement]).toEqual(["1", field]);
    expect(field.getAttribute("aria-describedby")).toBe(reason.id);
    expect(reason.getAttribute("aria-live")).toBe("polite");
    expect(events).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "One more: Racket 1" }));
    expect(screen.queryByText("Only 1 left.")).toBeNull();
    expect(field.getAttribute("aria-describedby")).toBeNull();
  });

  it("is said in the page's language where the backend gives no reason", async () => {
    await type("2", refused(422));
    expect(await screen.findByText(en.errors.generic)).toBeTruthy();
  });

  it("is the cart's as well where the backend took fewer", async () => {
    const { field } = await type("9", ok(aCart([anItem({ qty: 3 })])));
    await waitFor(() => expect(field.value).toBe("3"));
  });

  it("is reported without the view of the lines too, and forgotten when that closes", async () => {
    const { runtime, calls, events } = await type("2", refused(422, "Only 1 left."));
    await screen.findByText("Only 1 left.");
    cleanup();
    expect(runtime.refusals.store.getState().size).toBe(0);
    calls.updateItem.mockResolvedValueOnce(refused(422, "Only 1 left."));
    const [item] = runtime.cart()?.items ?? [];
    if (item) runtime.setQuantity(item, 5);
    await waitFor(() => expect(events).toMatchObject([{ kind: "refused" }]));
  });
});
