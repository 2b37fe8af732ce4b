// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lateIsland } from "#components/kit/hydration/late-island.tsx";
import { PageMessagesProvider } from "#components/kit/messages/page-messages.tsx";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import messages from "#messages/en.json";
import { aConfigurable, aProduct } from "#tests/factories/product.ts";
import { aBuyable } from "#tests/factories/purchase/buy-box.tsx";
import { BuyBox } from "./buy-box.tsx";
import { whenBuyingIsNear } from "./buy-box-late.tsx";

const { addToCart } = vi.hoisted(() => ({ addToCart: vi.fn() }));
vi.mock("#components/shop/cart-runtime/add-to-cart.ts", () => ({ addToCart }));
vi.mock("#components/shop/cart-runtime/update-cart-line.ts", () => ({ updateCartLine: vi.fn() }));

const words = messages.product;
const page = { locale: "en", messages: { product: words } } as const;
let root: Root | undefined;

const racket = aConfigurable(
  { grip: [1, 2], colour: [8, 9] },
  [
    { id: 11, values: { grip: 1, colour: 8 }, finalPrice: 20 },
    { id: 12, values: { grip: 2, colour: 9 }, finalPrice: 25 },
  ],
  { id: 10, finalPrice: 20 },
);

/** A page as the server sends it, hydrated: the buy box is markup until its code comes. Answers that markup. */
async function open(product: Product): Promise<Element> {
  const buyable = aBuyable(product);
  // A new page has loaded none of it yet.
  const BuyBoxLate = lateIsland(async () => BuyBox, { when: whenBuyingIsNear });
  const inServer: ReactNode = (
    <NextIntlClientProvider {...page}>
      <BuyBox product={buyable} />
    </NextIntlClientProvider>
  );
  document.body.innerHTML = `<main><div>${renderToString(inServer)}</div></main>`;
  const place = document.querySelector("main");
  const drawn = screen.getByRole("button", { name: words.addToCart });
  await act(async () => {
    if (place)
      root = hydrateRoot(
        place,
        <PageMessagesProvider {...page}>
          <BuyBoxLate product={buyable} />
        </PageMessagesProvider>,
      );
  });
  return drawn;
}
const add = () => screen.getByRole("button", { name: words.addToCart });
const quantity = () => screen.getByRole<HTMLInputElement>("spinbutton");
const lives = (before: Element) => waitFor(() => expect(before.isConnected).toBe(false));

beforeEach(() => {
  addToCart.mockReset().mockResolvedValue({ ok: true, data: {} });
  history.replaceState(null, "", "/product/x");
});
afterEach(() => act(async () => root?.unmount()));

describe("a buy box whose code is still to come", () => {
  it("adds with what was typed, after a press that came before", async () => {
    await open(
      aProduct({
        id: 7,
        finalPrice: 20,
        customOptions: [{ option_type: "text", option_title: "Engraving", required: true }],
      }),
    );
    quantity().value = "3";
    screen.getByRole<HTMLInputElement>("textbox", { name: /Engraving/ }).value = "Ana";
    fireEvent.click(add());
    expect(addToCart).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(addToCart).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          productId: 7,
          quantity: 3,
          personalizations: { Engraving: "Ana" },
        }),
      ),
    );
    expect(quantity().value).toBe("3");
  });

  it("takes over a choice that was made before, with its price and address", async () => {
    await open(racket);
    const grip = screen.getByRole<HTMLSelectElement>("combobox", { name: "grip" });
    const colour = screen.getByRole<HTMLSelectElement>("combobox", { name: "colour" });
    grip.value = "2";
    colour.value = "9";
    fireEvent.click(add());
    await waitFor(() => expect(addToCart).toHaveBeenCalledTimes(1));
    expect(addToCart.mock.calls[0]?.[0]).toMatchObject({ productId: 12 });
    expect(location.search).toBe("?grip=2&colour=9");
    expect(screen.getByText("€25.00")).toBeTruthy();
  });

  it("leaves the address alone where nothing was chosen", async () => {
    const before = await open(racket);
    expect(before.isConnected).toBe(true);
    fireEvent.pointerMove(document.body);
    await lives(before);
    expect(location.search).toBe("");
  });

  it("comes at once where the address names a choice", async () => {
    history.replaceState(null, "", "/product/x?grip=1");
    await lives(await open(racket));
  });
});
