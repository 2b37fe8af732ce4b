// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import { SiteProvider } from "#components/providers/site-provider.tsx";
import messages from "#messages/en.json";
import { setUpCart } from "#tests/factories/cart-runtime.ts";
import { CART_SITE } from "#tests/factories/cart-view.tsx";
import { CartModal } from "./cart-modal.tsx";

const tab = vi.hoisted(() => ({ runtime: null as unknown }));
vi.mock("#components/cart-runtime/browser-cart.ts", () => ({ cartRuntime: () => tab.runtime }));

it("is a dialog of 70 % by 80 % of the window, and a sheet as wide as a phone", async () => {
  // jsdom implements the element, but not its methods.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  const { runtime } = setUpCart({ cartId: null });
  tab.runtime = runtime;
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
        <SiteProvider site={CART_SITE}>
          <CartModal open onClose={() => {}} />
        </SiteProvider>
      </NextIntlClientProvider>,
    );
  });
  const dialog = await screen.findByRole("dialog", { name: messages.cart.title });
  const sizes = [...dialog.classList].filter((name) => /^(md:)?(max-)?[wh]-/.test(name));
  expect(sizes.sort()).toEqual([
    "h-auto",
    "max-h-[92dvh]",
    "max-w-none",
    "md:h-[80dvh]",
    "md:w-[70vw]",
    "w-full",
  ]);
});
