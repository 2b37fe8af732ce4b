// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import messages from "#messages/en.json";
import { anItem } from "#tests/factories/purchase/cart.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { EditLineLink } from "./edit-line-link.tsx";

const { openBundleModal } = vi.hoisted(() => ({ openBundleModal: vi.fn() }));
vi.mock("#components/shop/bundle/open-bundle.ts", () => ({ openBundleModal }));

const onLeave = vi.fn();
function show(format: string, slug = "set") {
  const item = anItem({ itemId: 5, qty: 2, productData: { name: "Set", slug, format } });
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SiteProvider site={CART_SITE}>
        <EditLineLink item={item} slug={slug} onLeave={onLeave} />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  return screen.queryByRole("link", { name: messages.cart.edit.replace("{name}", "Set") });
}
/** Clicks the link; returns whether the browser would follow it. jsdom does not navigate. */
function press(link: HTMLElement | null, how: object = {}): boolean {
  if (!link) throw new Error("no link");
  let followed = false;
  const stop = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", stop, { once: true });
  fireEvent.click(link, how);
  return followed;
}

beforeEach(() => vi.resetAllMocks());

it("opens the product's page with the line's id and closes the cart modal", () => {
  const link = show("Simple");
  expect(link?.getAttribute("href")).toBe("/product/set?cartItemId=5");
  expect(press(link)).toBe(true);
  expect(onLeave).toHaveBeenCalledOnce();
  expect(openBundleModal).not.toHaveBeenCalled();
});

it("opens a bundle's dialog over the cart with the line's current choices", async () => {
  const link = show("Bundle");
  expect(press(link)).toBe(false);
  await waitFor(() =>
    expect(openBundleModal).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ productId: 105, slug: "set", itemId: 5, quantity: 2 }),
    ),
  );
  expect(onLeave).not.toHaveBeenCalled();
});

it("opens a bundle's page in a new tab on a modified click", () => {
  expect(press(show("Bundle"), { ctrlKey: true })).toBe(true);
  expect(openBundleModal).not.toHaveBeenCalled();
});

it("is not shown for a product without a page", () => {
  expect(show("Simple", "")).toBeNull();
});
