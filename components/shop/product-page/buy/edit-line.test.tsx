// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import messages from "#messages/en.json";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { showBuyBox } from "#tests/factories/purchase/buy-box.tsx";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";

const { addToCart, updateCartLine, peek, cart } = vi.hoisted(() => ({
  addToCart: vi.fn(),
  updateCartLine: vi.fn(),
  peek: vi.fn(),
  cart: { pending: new Map<number, object>() },
}));
vi.mock("#components/shop/cart-runtime/add-to-cart.ts", () => ({ addToCart }));
vi.mock("#components/shop/cart-runtime/update-cart-line.ts", () => ({ updateCartLine }));
vi.mock("#components/shop/cart-runtime/load-runtime.ts", () => ({
  loadCartRuntime: async () => ({ peek, changes: { getState: () => cart } }),
}));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: vi.fn() }));

const words = messages.product;
const RACKET = aProduct({
  id: 7,
  name: "Racket",
  finalPrice: 20,
  customOptions: [{ option_type: "text", option_title: "Engraving", required: false }],
});
const SHOE = aConfigurable(
  { size: [1, 2] },
  [
    { id: 11, values: { size: 1 } },
    { id: 12, values: { size: 2 } },
  ],
  { id: 10, name: "Shoe" },
);

/** Renders a product page whose address names this cart line. */
function open(product: Product, cartItemId = "5") {
  window.history.replaceState(null, "", `/product/x?cartItemId=${cartItemId}`);
  return showBuyBox(product);
}
const update = () => screen.findByRole("button", { name: words.updateCart });
const quantity = () =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: words.quantity }).value;
const engraving = () => screen.getByRole<HTMLInputElement>("textbox", { name: /Engraving/ });
const options = { personalizations: { Engraving: "Ana", "30:Name": "Ivo" }, bundleOptions: [] };

beforeEach(() => {
  vi.resetAllMocks();
  cart.pending.clear();
  peek.mockResolvedValue(aCart([anItem({ itemId: 5, productId: 7, qty: 3, options })]));
  updateCartLine.mockResolvedValue(5);
});

describe("editing a cart line", () => {
  it("shows the line, updates it in place, and keeps texts of other pages", async () => {
    const user = open(RACKET);
    const button = await update();
    expect([quantity(), engraving().value]).toEqual(["3", "Ana"]);
    await user.type(engraving(), "!");
    updateCartLine.mockReturnValueOnce(new Promise(() => {}));
    await user.dblClick(button);
    await waitFor(() => expect(updateCartLine).toHaveBeenCalled());
    await user.click(button);
    expect(updateCartLine).toHaveBeenCalledExactlyOnceWith(
      5,
      expect.objectContaining({
        productId: 7,
        quantity: 3,
        personalizations: { Engraving: "Ana!", "30:Name": "Ivo" },
      }),
    );
    expect(addToCart).not.toHaveBeenCalled();
  });

  it("starts with the latest pending quantity", async () => {
    cart.pending.set(5, { kind: "quantity", quantity: 8, state: "waiting" });
    open(RACKET);
    await update();
    expect(quantity()).toBe("8");
  });

  it("preselects the variant; another one becomes a new line, and the address follows", async () => {
    peek.mockResolvedValue(aCart([anItem({ itemId: 5, productId: 12 })]));
    updateCartLine.mockResolvedValue(6);
    const user = open(SHOE);
    await update();
    const size = screen.getByRole<HTMLSelectElement>("combobox", { name: "size" });
    await waitFor(() => expect(size.value).toBe("2"));
    await user.selectOptions(size, "1");
    await user.click(await update());
    await waitFor(() => expect(window.location.search).toContain("cartItemId=6"));
    await user.click(await update());
    await waitFor(() => expect(updateCartLine).toHaveBeenCalledTimes(2));
    expect(updateCartLine.mock.calls.map(([id, { productId }]) => [id, productId])).toEqual([
      [5, 11],
      [6, 11],
    ]);
  });

  it("fills in the texts of its variant, and drops them with it", async () => {
    const embroidery = {
      option_title: "Embroidery",
      custom_option_values: [{ label: "Crest" }, { label: "Plain" }],
    };
    const bag = aConfigurable(
      { colour: [1, 2] },
      [
        { id: 11, values: { colour: 1 } },
        { id: 12, values: { colour: 2 }, customOptions: [embroidery] },
      ],
      { id: 10, name: "Bag" },
    );
    const texts = { personalizations: { Embroidery: "Plain", "30:Name": "Ivo" } };
    peek.mockResolvedValue(aCart([anItem({ itemId: 5, productId: 12, options: texts })]));
    const user = open(bag);
    const button = await update();
    const field = await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Embroidery/ });
    expect(field.value).toBe("Plain");
    await user.selectOptions(screen.getByRole("combobox", { name: "colour" }), "1");
    await user.click(button);
    await waitFor(() => expect(updateCartLine).toHaveBeenCalledOnce());
    expect(updateCartLine.mock.calls[0]?.[1]).toMatchObject({
      productId: 11,
      personalizations: { "30:Name": "Ivo" },
    });
    expect(updateCartLine.mock.calls[0]?.[1].personalizations).not.toHaveProperty("Embroidery");
  });

  it.each([
    ["of another product", "5", 8, 1],
    ["that is not in the cart", "6", 7, 1],
    ["that is no number", "5x", 7, 0],
  ])("adds a new line with quantity one for %s", async (_, id, productId, reads) => {
    peek.mockResolvedValue(aCart([anItem({ itemId: 5, productId, qty: 3 })]));
    addToCart.mockResolvedValue({ ok: true, data: {} });
    const user = open(RACKET, id);
    await user.click(screen.getByRole("button", { name: words.addToCart }));
    await waitFor(() => expect(addToCart).toHaveBeenCalledOnce());
    expect(addToCart.mock.calls[0]?.[0]).toMatchObject({ productId: 7, quantity: 1 });
    expect([peek.mock.calls.length, updateCartLine.mock.calls.length]).toEqual([reads, 0]);
  });

  it("neither adds nor updates a line that cannot be read, and shows it first once it is found", async () => {
    peek.mockRejectedValue(new Error("no answer"));
    const user = open(RACKET);
    await user.click(screen.getByRole("button", { name: words.addToCart }));
    expect((await screen.findByRole("alert")).textContent).toBe(words.offline);
    peek.mockResolvedValue(aCart([anItem({ itemId: 5, productId: 7, qty: 3 })]));
    await user.click(screen.getByRole("button", { name: words.addToCart }));
    const button = await update();
    expect(quantity()).toBe("3");
    expect([addToCart.mock.calls, updateCartLine.mock.calls]).toEqual([[], []]);
    await user.click(button);
    await waitFor(() => expect(updateCartLine).toHaveBeenCalledOnce());
  });
});
