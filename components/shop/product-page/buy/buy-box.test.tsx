// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import messages from "#messages/en.json";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { showBuyBox } from "#tests/factories/purchase/buy-box.tsx";

const { addToCart, showToast } = vi.hoisted(() => ({ addToCart: vi.fn(), showToast: vi.fn() }));
vi.mock("#components/shop/cart-runtime/add-to-cart.ts", () => ({ addToCart }));
vi.mock("#components/shop/cart-runtime/update-cart-line.ts", () => ({ updateCartLine: vi.fn() }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast }));

const words = messages.product;
const pageWords = messages.productPage;

const add = () => screen.getByRole("button", { name: words.addToCart });

/** The text that describes a control by `aria-describedby`. */
const describing = (control: Element): string =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

beforeEach(() => {
  addToCart.mockReset().mockResolvedValue({ ok: true, data: {} });
  showToast.mockReset();
  window.history.replaceState(null, "", "/product/x");
});
afterEach(cleanup);

describe("a simple product", () => {
  it("is added with its quantity", async () => {
    const user = showBuyBox(aProduct({ id: 7, finalPrice: 20 }));
    await user.clear(screen.getByRole("spinbutton", { name: words.quantity }));
    await user.type(screen.getByRole("spinbutton", { name: words.quantity }), "3");
    await user.click(add());
    await waitFor(() =>
      expect(addToCart).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ productId: 7, quantity: 3, reservation: false }),
      ),
    );
  });

  it("is not added with an invalid quantity; the field shows why and has the focus", async () => {
    const user = showBuyBox(aProduct({ finalPrice: 20 }));
    const quantity = screen.getByRole("spinbutton", { name: words.quantity });
    await user.clear(quantity);
    await user.type(quantity, "0");
    await user.click(add());
    expect(addToCart).not.toHaveBeenCalled();
    expect(describing(quantity)).toContain(words.invalidQuantity);
    await waitFor(() => expect(document.activeElement).toBe(quantity));
  });

  it("asks for its required custom option and sends it under its title", async () => {
    const user = showBuyBox(
      aProduct({
        customOptions: [{ option_type: "text", option_title: "Engraving", required: true }],
      }),
    );
    await user.click(add());
    expect(addToCart).not.toHaveBeenCalled();
    await user.type(screen.getByRole("textbox", { name: /Engraving/ }), "Ana");
    await user.click(add());
    await waitFor(() =>
      expect(addToCart).toHaveBeenCalledWith(
        expect.objectContaining({ personalizations: { Engraving: "Ana" } }),
      ),
    );
  });

  it("of type service is a reservation", async () => {
    const user = showBuyBox(aProduct({ type: "service" }));
    await user.click(add());
    await waitFor(() =>
      expect(addToCart).toHaveBeenCalledWith(expect.objectContaining({ reservation: true })),
    );
  });
});

describe("a configurable product", () => {
  const racket = aConfigurable(
    { grip: [1, 2], colour: [8, 9] },
    [
      { id: 11, values: { grip: 1, colour: 8 }, finalPrice: 20 },
      { id: 12, values: { grip: 2, colour: 9 }, finalPrice: 25, stock: { available: false } },
    ],
    { id: 10, finalPrice: 20 },
  );

  it("is never added without a variant: a notice appears and the open choice shows what is missing", async () => {
    const user = showBuyBox(racket);
    await user.selectOptions(screen.getByRole("combobox", { name: "grip" }), "1");
    await user.click(add());
    expect(addToCart).not.toHaveBeenCalled();
    expect(showToast).toHaveBeenCalledWith({ tone: "info", message: words.configurationNotSet });
    const colour = screen.getByRole("combobox", { name: "colour" });
    expect(colour.getAttribute("aria-invalid")).toBe("true");
    expect(describing(colour)).toContain("Please choose this first: colour");
  });

  it("adds the chosen variant, shows its price and writes the choice into the address", async () => {
    const user = showBuyBox(racket);
    await user.selectOptions(screen.getByRole("combobox", { name: "grip" }), "1");
    await user.selectOptions(screen.getByRole("combobox", { name: "colour" }), "8");
    expect(window.location.search).toBe("?grip=1&colour=8");
    expect(screen.getByText("€20.00")).toBeTruthy();
    await user.click(add());
    await waitFor(() =>
      expect(addToCart).toHaveBeenCalledWith(expect.objectContaining({ productId: 11 })),
    );
  });

  it("reads the choice from the address", async () => {
    window.history.replaceState(null, "", "/product/x?grip=2&colour=9&other=1");
    showBuyBox(racket);
    const grip = screen.getByRole<HTMLSelectElement>("combobox", { name: "grip" });
    await waitFor(() => expect(grip.value).toBe("2"));
    expect(screen.getByRole("status").textContent).toContain(pageWords.soldOutNow);
  });

  it("explains a combination that is not available", async () => {
    const user = showBuyBox(racket);
    await user.selectOptions(screen.getByRole("combobox", { name: "grip" }), "1");
    const option = screen.getByRole("option", {
      name: "colour 9 (not available in this combination)",
    });
    await user.selectOptions(screen.getByRole("combobox", { name: "colour" }), option);
    expect(screen.getByRole("status").textContent).toContain("This combination is not available");
    await user.click(add());
    expect(addToCart).not.toHaveBeenCalled();
  });
});

describe("a choice of up to 24 values", () => {
  const shoe = (count: number) =>
    aConfigurable(
      { size: Array.from({ length: count }, (_, index) => index + 1) },
      [
        { id: 11, values: { size: 1 }, stock: { available: false } },
        { id: 12, values: { size: 2 } },
      ],
      { id: 10, buttons: true },
    );

  it("shows all of them as radios, those that are sold out by their name too", async () => {
    const user = showBuyBox(shoe(24));
    expect(screen.getAllByRole("radio")).toHaveLength(24);
    expect(screen.getByRole("radio", { name: "size 1 (sold out)" })).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "size 2" }));
    await user.click(add());
    await waitFor(() =>
      expect(addToCart).toHaveBeenCalledWith(expect.objectContaining({ productId: 12 })),
    );
  });

  it("is a list above that", () => {
    showBuyBox(shoe(25));
    expect(screen.getByRole("combobox", { name: "size" })).toBeTruthy();
  });

  it("has a link to the page that helps to choose, where the site names one", () => {
    showBuyBox(shoe(2));
    expect(screen.queryByRole("link")).toBeNull();
    cleanup();
    showBuyBox(shoe(2), null, new Map([["size", "/en/sizes"]]));
    expect(screen.getByRole("link", { name: words.sizeGuide }).getAttribute("href")).toBe(
      "/en/sizes",
    );
  });
});

describe("a variant with custom options of its own", () => {
  const bag = aConfigurable(
    { colour: [8, 9] },
    [
      { id: 11, values: { colour: 8 } },
      {
        id: 12,
        values: { colour: 9 },
        customOptions: [
          {
            option_type: "number",
            option_title: "Embroidery",
            required: true,
            custom_option_values: [{ label: "3,5 cm", sku: "A" }, { sku: "B" }, {}],
          },
        ],
      },
    ],
    { id: 10, customOptions: [{ option_type: "text", option_title: "Gift note" }] },
  );
  const colour = (id: string) => ["combobox", { name: "colour" }, id] as const;
  const embroidery = () => screen.queryByRole("combobox", { name: /^Embroidery/ });

  it("asks for them, and for those of the product, once it is chosen", async () => {
    const user = showBuyBox(bag);
    expect(embroidery()).toBeNull();
    const [role, name, id] = colour("9");
    await user.selectOptions(screen.getByRole(role, name), id);
    const field = embroidery();
    if (!field) throw new Error("The choice is missing.");
    expect([...field.querySelectorAll("option")].map(({ value }) => value)).toEqual([
      "",
      "3,5 cm",
      "B",
    ]);
    await user.click(add());
    expect(addToCart).not.toHaveBeenCalled();
    expect(describing(field)).toContain("Please choose this first: Embroidery");
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.type(screen.getByRole("textbox", { name: /Gift note/ }), "For Ana");
    await user.selectOptions(field, "3,5 cm");
    await user.click(add());
    await waitFor(() =>
      expect(addToCart).toHaveBeenCalledWith(
        expect.objectContaining({
          productId: 12,
          personalizations: { "Gift note": "For Ana", Embroidery: "3,5 cm" },
        }),
      ),
    );
  });

  it("does not send them for another variant", async () => {
    const user = showBuyBox(bag);
    const box = screen.getByRole("combobox", { name: "colour" });
    await user.selectOptions(box, "9");
    await user.selectOptions(embroidery() ?? box, "B");
    await user.selectOptions(box, "8");
    expect(embroidery()).toBeNull();
    await user.click(add());
    await waitFor(() =>
      expect(addToCart).toHaveBeenCalledWith(
        expect.objectContaining({ productId: 11, personalizations: {} }),
      ),
    );
  });
});

describe("the quantity", () => {
  it("is counted by its buttons, never below one", async () => {
    const user = showBuyBox(aProduct({ finalPrice: 20 }));
    const quantity = screen.getByRole<HTMLInputElement>("spinbutton", { name: words.quantity });
    await user.click(screen.getByRole("button", { name: words.oneMore }));
    expect(quantity.value).toBe("2");
    await user.click(screen.getByRole("button", { name: words.oneLess }));
    await user.click(screen.getByRole("button", { name: words.oneLess }));
    expect(quantity.value).toBe("1");
  });
});

describe("the primary action of the page", () => {
  const isOffered = () => screen.queryByRole("button", { name: words.addToCart }) !== null;
  const sizes = (first: boolean, second: boolean) =>
    aConfigurable(
      { size: [1, 2] },
      [
        { id: 71, values: { size: 1 }, stock: { available: first } },
        { id: 72, values: { size: 2 }, stock: { available: second } },
      ],
      { buttons: true },
    );

  it.each([
    ["in stock", true, aProduct({ id: 7 })],
    ["sold out", false, aProduct({ id: 7, stock: { available: false } })],
    ["sold out in one size of two", true, sizes(true, false)],
    ["sold out in all sizes", false, sizes(false, false)],
  ])("adds a product that is %s: %s", (_, offered, product) => {
    showBuyBox(product);
    expect(isOffered()).toBe(offered);
  });

  it("is not there for a sold-out size, which says what is in stock instead", async () => {
    window.history.replaceState(null, "", "/product/x?size=2");
    const user = showBuyBox(sizes(true, false));
    await waitFor(() => expect(isOffered()).toBe(false));
    expect(screen.getByRole("status").textContent).toBe(
      `${pageWords.soldOutNow} In stock in size 1`,
    );
    await user.click(screen.getByRole("radio", { name: "size 1" }));
    expect(isOffered()).toBe(true);
  });
});
