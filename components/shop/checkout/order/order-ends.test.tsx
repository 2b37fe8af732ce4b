// @vitest-environment jsdom

import { render, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { EmptyCheckout } from "#components/shop/checkout/empty-checkout.tsx";
import { blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import type { OrderMarker } from "#stores/checkout/order-marker.ts";
import { beginPayment } from "#stores/checkout/payment-token.ts";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { endOrder } from "./end-order.ts";
import { ReleaseOrder } from "./release-order.tsx";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const track = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/analytics/track.ts", () => ({ track }));

const fetched = vi.fn();

const SITE = {
  locale: "en",
  defaultLocale: "en",
  locales: [{ code: "en", name: "English" }],
} as unknown as ClientSite;
const marker = (state: OrderMarker["state"], more: Partial<OrderMarker> = {}): OrderMarker => ({
  cartId: "7",
  state,
  orderSlug: "2026-1",
  at: 0,
  ...more,
});
const setCart = (id: string) => {
  if (id === "") Cookies.remove("cartId");
  else Cookies.set("cartId", id);
};

beforeEach(() => {
  push.mockReset();
  fetched.mockReset().mockImplementation(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetched);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  setCart("");
});

describe("the page of a failed payment", () => {
  function visit(query: string, held: OrderMarker) {
    orderMarker.write(held);
    window.history.replaceState(null, "", `/checkout/failure${query}`);
    render(<ReleaseOrder />);
    return orderMarker.read();
  }

  it.each([
    ["names the order", "?orderSlug=2026-1", {}],
    ["is opened by the tab that went to pay", "", { here: true }],
  ] as const)("releases the cart when it %s", (_, query, more) => {
    const by = "here" in more ? beginPayment() : "else";
    expect(visit(query, marker("paying", { by }))).toBeNull();
  });

  it.each([
    ["an order on its way", "?orderSlug=2026-1", marker("placing")],
    ["an approved payment", "?orderSlug=2026-1", marker("approved", { details: { a: 1 } })],
    ["an order that stands", "?orderSlug=2026-1", marker("placed")],
    ["the payment of another order", "?orderSlug=2026-2", marker("paying", { by: "else" })],
    ["a payment in another tab", "", marker("paying", { by: "else" })],
  ])("leaves %s unchanged", (_, query, held) => {
    expect(visit(query, held)).toEqual(held);
  });
});

describe("a checkout without a cart", () => {
  const open = () =>
    render(
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
        <SiteProvider site={SITE}>
          <EmptyCheckout words={{ ...en.cart.empty, href: "/shop" }} />
        </SiteProvider>
      </NextIntlClientProvider>,
    );

  it("leads to the success page of an order that was placed in the background", async () => {
    orderMarker.write(marker("placed", { bought: { value: 9, items: [] } }));
    open();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-1"));
    expect(orderMarker.read()).toMatchObject({ cartId: "7", bought: { value: 9 } });
  });

  it("leads there too when a second reload lost the answer that ended the cart", async () => {
    orderMarker.write(marker("placing", { orderSlug: "", at: Date.now() }));
    open();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success"));
  });

  it.each([
    ["nothing was ordered", null, ""],
    ["an order of long ago never arrived", marker("placing"), ""],
    ["an order is on its way", marker("placing", { at: Date.now() }), "7"],
    ["a payment is still open", marker("paying"), ""],
    ["another cart was begun since", marker("placed"), "8"],
  ])("shows the empty cart when %s", (_, held, cartId) => {
    orderMarker.write(held);
    setCart(cartId);
    open();
    expect(screen.getByText(en.cart.empty.title)).toBeTruthy();
    expect(push).not.toHaveBeenCalled();
  });
});

describe("the end of an order", () => {
  /** The bodies of the requests that end a session on the server, where `protectCode` can be removed. */
  const left = () =>
    fetched.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body)).cartId]);

  it.each([
    ["with its cart", "7", "7", 1],
    ["when its cart's cookie is gone already", null, null, 1],
    ["unless another cart was begun since", "8", "8", 0],
    ["once, before the server does, and keeps a cart begun in the meantime", "7", "8", 1],
  ])("removes the code of its session %s", async (_, before, after, cleared) => {
    let id: string | null = before;
    const clear = vi.fn();
    fetched.mockImplementation(async () => {
      // Whoever reads the cart while the server forgets it would be told that there is none.
      expect(clear).toHaveBeenCalledTimes(cleared);
      id = after;
      return new Response("{}");
    });
    const runtime = { clear, session: { id: () => id } } as unknown as CartRuntime;
    orderMarker.write(marker("placed"));
    await endOrder(async () => runtime, "EUR");
    expect(left()).toEqual(before === "8" ? [] : [["/api/session/leave-cart", "7"]]);
    expect(clear).toHaveBeenCalledTimes(cleared);
  });

  it("forgets the ticked boxes and the address before anything that takes time", () => {
    checkoutStore().setState({ consents: [1], address: { ...blankAddressForm, street: "Ilica" } });
    orderMarker.write(marker("placed"));
    void endOrder(() => new Promise<never>(() => undefined), "EUR");
    expect(checkoutStore().getState()).toEqual(emptyCheckout);
    expect(sessionStorage.getItem("baseline.checkout")).not.toContain("Ilica");
  });

  it("reports no purchase twice to analytics", async () => {
    const clear = vi.fn();
    const runtime = { clear, session: { id: () => null } } as unknown as CartRuntime;
    orderMarker.write(marker("placed"));
    await endOrder(async () => runtime, "EUR");
    expect(track).not.toHaveBeenCalled();
    expect(clear).toHaveBeenCalledOnce();
  });

  it.each([
    ["its own cart", "7", 1],
    ["a cart that is gone already", null, 1],
    ["a cart begun since, which stays", "8", 0],
  ])("with %s", async (_, id, cleared) => {
    const clear = vi.fn();
    const runtime = { clear, session: { id: () => id } } as unknown as CartRuntime;
    orderMarker.write(marker("paying"));
    await endOrder(async () => runtime, "EUR");
    expect(clear).toHaveBeenCalledTimes(cleared);
    expect(orderMarker.read()).toBeNull();
    // Even when several pages complete the same order.
    expect(await endOrder(async () => runtime, "EUR")).toBeNull();
    expect(clear).toHaveBeenCalledTimes(cleared);
  });
});
