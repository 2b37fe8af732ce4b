// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import en from "#messages/en.json";
import { instructions } from "#stores/cart/instructions.ts";
import { aProduct } from "#tests/factories/product.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { later, OFFLINE, refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { CART_SITE, EUR, showCart, USD } from "#tests/factories/purchase/cart-view.tsx";

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
const summary = () =>
  within(screen.getByRole("list", { name: "Summary" }))
    .getAllByRole("listitem")
    .map((line) => line.textContent);

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

describe("the summary", () => {
  it("lists items, coupon, member discount, delivery, tax and total, in this order", async () => {
    const converted = prices({ coupon: 12, loyalty: 8 });
    await show(aCart([anItem()], { deliveryMethodId: 1, prices: { converted } }));
    expect(summary()).toEqual([
      "Items total€100.00",
      "Coupon discount−€12.00",
      "Member discount−€8.00",
      "Delivery€5.00",
      "Tax (included)€17.00",
      "Total€85.00",
    ]);
  });

  it("leaves out empty rows, and says when delivery is calculated later", async () => {
    await show(aCart([anItem()], { prices: { converted: prices() } }));
    expect(summary()).toEqual([
      "Items total€100.00",
      `Delivery${messages.summary.deliveryLater}`,
      "Tax (included)€17.00",
      "Total€85.00",
    ]);
  });

  it("calls a delivery without a price free", async () => {
    const converted = prices({ delivery: 0 });
    await show(aCart([anItem()], { deliveryMethodId: 1, prices: { converted } }));
    expect(summary()[1]).toBe("DeliveryFree");
  });

  it("names the tax as a part of the total", async () => {
    await show(aCart([anItem()], { prices: { converted: prices() } }));
    const list = within(screen.getByRole("list", { name: "Summary" }));
    expect(list.getByText("Tax").parentElement?.textContent).toBe("Tax (included)");
  });

  it("has no delivery row for a digital cart", async () => {
    await show(
      aCart([anItem()], {
        digitalOnly: true,
        deliveryMethodId: 1,
        prices: { converted: prices() },
      }),
    );
    expect(summary()).toEqual(["Items total€100.00", "Tax (included)€17.00", "Total€85.00"]);
  });

  it("shows the charged amount in the main currency when another one is chosen", async () => {
    const base = prices({ orderTotal: 77 });
    await show(aCart([anItem()], { currencyId: 2, prices: { base, converted: prices() } }), {
      site: { ...CART_SITE, currencies: [EUR, USD] },
    });
    expect(summary().slice(-2)).toEqual(["Total$85.00", "Charged in EUR€77.00"]);
  });

  it("is dimmed and announces the update while a change is in flight", async () => {
    const { calls } = await show(aCart([anItem()]));
    const slow = later();
    calls.updateItem.mockReturnValueOnce(slow.promise);
    fireEvent.click(screen.getByRole("button", { name: "One more: Racket 1" }));
    const list = screen.getByRole("list", { name: "Summary" });
    expect(list.getAttribute("aria-busy")).toBe("true");
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toContain(messages.summary.updating);
    await waitFor(() => expect(calls.updateItem).toHaveBeenCalledOnce());
    slow.answer(ok(aCart([anItem({ qty: 2 })])));
    await waitFor(() => expect(list.getAttribute("aria-busy")).toBeNull());
  });
});

describe("the currency", () => {
  const site = { ...CART_SITE, currencies: [EUR, USD] };

  it("can be chosen when the site allows more than one", async () => {
    await show(aCart([anItem()]));
    expect(screen.queryByRole("combobox", { name: "Currency" })).toBeNull();
    cleanup();
    const { calls, currency } = await show(aCart([anItem()], { currencyId: 1 }), { site });
    calls.getCart.mockResolvedValue(ok(aCart([anItem()], { currencyId: 2 })));
    const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Currency" });
    fireEvent.change(field, { target: { value: "2" } });
    await waitFor(() => expect(summary().at(-1)).toBe("Total$10.00"));
    expect(currency()).toBe("2");
  });

  it("returns to the previous one with an error when the change fails", async () => {
    const { calls } = await show(aCart([anItem()], { currencyId: 1 }), { site });
    calls.getCart.mockResolvedValueOnce(OFFLINE);
    const field = screen.getByRole<HTMLSelectElement>("combobox", { name: "Currency" });
    fireEvent.change(field, { target: { value: "2" } });
    await waitFor(() =>
      expect(showToast).toHaveBeenCalledExactlyOnceWith({
        tone: "error",
        message: en.errors.tryAgain,
      }),
    );
    expect(field.value).toBe("1");
  });
});

describe("the page around the cart", () => {
  it("links to the checkout and keeps the instructions within the backend's length limit", async () => {
    await show(aCart([anItem()]));
    expect(screen.getByRole("link", { name: "Checkout" }).getAttribute("href")).toBe("/checkout");
    const field = screen.getByRole("textbox", { name: "Instructions" });
    fireEvent.change(field, { target: { value: "Ring twice" } });
    expect(instructions.read()).toBe("Ring twice");
    expect(field.getAttribute("maxlength")).toBe("2000");
    cleanup();
    await show(aCart([anItem()]));
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Instructions" }).value).toBe(
      "Ring twice",
    );
  });

  it("the modal says what the page says, without cross-sell", async () => {
    tab.shelf = [
      aProduct({ id: 101, crossSellProducts: [5] }),
      aProduct({ id: 5, name: "Balls", slug: "balls" }),
    ];
    await show(aCart([anItem()]));
    expect(await screen.findByRole("heading", { name: messages.crossSell })).toBeTruthy();
    cleanup();
    await show(aCart([anItem()]), { compact: true });
    expect(screen.getByText(messages.note)).toBeTruthy();
    expect(screen.queryByRole("heading", { name: messages.crossSell })).toBeNull();
  });

  it("shows cross-sell products that are not yet in the cart", async () => {
    tab.shelf = [
      aProduct({ id: 101, crossSellProducts: [102, { id: 5 }, 6] }),
      aProduct({ id: 102, name: "Held already", slug: "held" }),
      aProduct({ id: 5, name: "Balls", slug: "balls", finalPrice: 8.9 }),
      aProduct({ id: 6, name: "Lesson", slug: "lesson", finalPrice: null }),
    ];
    await show(aCart([anItem(), anItem({ itemId: 2 })]));
    expect((await screen.findByRole("link", { name: "Balls" })).getAttribute("href")).toBe(
      "/product/balls",
    );
    expect(screen.queryByRole("link", { name: "Held already" })).toBeNull();
    const card = (name: string) => screen.getByRole("link", { name }).closest("li")?.textContent;
    expect([card("Balls"), card("Lesson")]).toEqual(["Balls€8.90", "Lesson"]);
  });
});

describe("emptying the cart", () => {
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const confirm = () => {
    const dialog = within(screen.getByRole("dialog", { name: messages.clear.title }));
    fireEvent.click(dialog.getByRole("button", { name: messages.clear.action }));
  };
  beforeEach(() => {
    // jsdom implements the element, but not its methods.
    HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => {};
  });

  it.each([
    { compact: false },
    { compact: true },
  ])("asks first, then shows the empty cart with the focus on it (%o)", async (options) => {
    const { calls } = await show(aCart([anItem(), anItem({ itemId: 2 })]), options);
    press(messages.clear.action);
    press(messages.clear.keep);
    expect(calls.clearCart).not.toHaveBeenCalled();
    press(messages.clear.action);
    confirm();
    expect(screen.queryByRole("dialog")).toBeNull();
    const empty = screen.getByText(messages.empty.title);
    expect(document.activeElement?.contains(empty)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await waitFor(() => expect(calls.clearCart).toHaveBeenCalledOnce());
  });

  it("shows the lines again where the backend does not do it", async () => {
    const { calls, events } = await show(aCart([anItem()]));
    calls.clearCart.mockResolvedValueOnce(refused(422, "Not now."));
    press(messages.clear.action);
    confirm();
    expect(await screen.findByRole("row", { name: /Racket 1/ })).toBeTruthy();
    expect(events).toMatchObject([{ kind: "refused" }]);
  });

  it("reports the lines to analytics as one removal", async () => {
    await show(aCart([anItem({ qty: 2 }), anItem({ itemId: 2 })]));
    press(messages.clear.action);
    confirm();
    expect(track.mock.calls).toEqual([
      [expect.objectContaining({ type: "viewCart", value: 30 })],
      [expect.objectContaining({ type: "removeFromCart", value: 30 })],
    ]);
  });
});

describe("a cart that cannot be loaded", () => {
  async function silent() {
    const parts = setUpCart();
    parts.calls.getCart.mockResolvedValue(OFFLINE);
    tab.runtime = parts.runtime;
    showCart();
    await screen.findByText(messages.trouble.title);
    return parts;
  }

  it("is not shown as empty, and `Try again` loads it", async () => {
    const { calls } = await silent();
    expect(screen.queryByText(messages.empty.title)).toBeNull();
    calls.getCart.mockResolvedValue(ok(aCart([anItem()])));
    fireEvent.click(screen.getByRole("button", { name: messages.trouble.retry }));
    expect(await screen.findByRole("table", { name: "Cart" })).toBeTruthy();
    expect(screen.queryByText(messages.trouble.title)).toBeNull();
  });

  it("is shown as it was, with the error above it", async () => {
    const { calls, runtime } = await show(aCart([anItem()]));
    calls.getCart.mockResolvedValueOnce(OFFLINE);
    await runtime.refresh();
    expect(await screen.findByText(messages.trouble.title)).toBeTruthy();
    expect(screen.getByRole("row", { name: /Racket 1/ })).toBeTruthy();
  });

  it.each([400, 409])("with %i is over: empty, with a way to the shop", async (status) => {
    const { calls, runtime, session } = await show(aCart([anItem()]));
    calls.getCart.mockResolvedValueOnce(refused(status));
    await runtime.refresh();
    expect(await screen.findByText(messages.empty.title)).toBeTruthy();
    expect(screen.getByRole("link", { name: messages.empty.action }).getAttribute("href")).toBe(
      "/shop",
    );
    expect(session.id()).toBeNull();
  });
});
