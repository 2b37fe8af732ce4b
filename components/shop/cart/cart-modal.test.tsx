// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import messages from "#messages/en.json";
import { cartStore, emptyCartState, openCartModal } from "#stores/cart/cart-store.ts";
import { setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { CartModal } from "./cart-modal.tsx";

const tab = vi.hoisted(() => ({ runtime: null as unknown }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));

/** Opens the modal with this session's cart. */
async function show(cartId: string | null) {
  const { runtime } = setUpCart({ cartId });
  tab.runtime = runtime;
  await act(async () => {
    render(
      <Translations locale="en" timeZone="UTC" messages={messages}>
        <SiteProvider site={CART_SITE}>
          <CartModal open onClose={() => {}} />
        </SiteProvider>
      </Translations>,
    );
  });
}

beforeEach(() => {
  // jsdom implements the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  cartStore.setState(emptyCartState, true);
});

it("is a dialog of 70 % by 80 % of the window, and a sheet as wide as a phone", async () => {
  await show(null);
  const dialog = await screen.findByRole("dialog", { name: messages.cart.title });
  const sizes = [...dialog.classList].filter((name) => /^(md:)?(max-)?[wh]-/.test(name));
  expect(sizes.sort()).toEqual([
    "h-[auto]",
    "max-h-[92dvh]",
    "max-w-none",
    "md:h-[80dvh]",
    "md:w-[70vw]",
    "w-full",
  ]);
});

it("says at its top what has happened", async () => {
  openCartModal(cartStore, "Racket is in your cart");
  await show("7");
  const said = screen.getByText("Racket is in your cart").closest("[role=status]");
  if (!said) throw new Error("It is not said.");
  const table = await screen.findByRole("table", { name: messages.cart.title });
  expect(said.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(screen.getByRole("button", { name: "Remove Racket 1" }));
  expect(screen.queryByText("Racket is in your cart")).toBeNull();
  expect(said.isConnected).toBe(true);
});
