// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import en from "#messages/en.json";
import { instructions } from "#stores/cart/instructions.ts";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { gift } from "#stores/checkout/gift.ts";
import type { OrderMarker } from "#stores/checkout/order-marker.ts";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { OrderThanks } from "./order-thanks.tsx";
import { ReleaseOrder } from "./release-order.tsx";

const clear = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/cart-runtime/load-runtime.ts", () => ({
  loadCartRuntime: async () => ({ clear, session: { id: () => "7" } }),
}));
const track = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/analytics/track.ts", () => ({ track }));
vi.mock("#components/shop/registration/guest-to-account.tsx", () => ({
  GuestToAccount: ({ email, firstName, lastName }: Record<string, string>) =>
    `an account for ${firstName} ${lastName}, ${email}`,
}));

const SITE = { locale: "en", currency: { id: 1, label: "EUR", symbol: "€" } } as ClientSite;
const BOUGHT = { value: 10, items: [{ id: 101, name: "Racket", price: 10, quantity: 1 }] };
const marker = (state: OrderMarker["state"], orderSlug: string): OrderMarker => ({
  cartId: "7",
  state,
  orderSlug,
  at: Date.now(),
  bought: BOUGHT,
});

/** Renders the success page with this slug in its address. */
function show(slug: string) {
  window.history.replaceState(null, "", `/checkout/success?orderSlug=${slug}`);
  return render(
    <Translations locale="en" messages={en}>
      <SiteProvider site={SITE}>
        <OrderThanks captcha={null} note="" />
      </SiteProvider>
    </Translations>,
  );
}

beforeEach(() => {
  clear.mockReset();
  track.mockReset();
  localStorage.clear();
  instructions.write("Ring twice");
  gift.write({ to: "Iva", from: "Ana", message: "Enjoy" });
  const address = {
    ...emptyCheckout.address,
    firstName: " Ana ",
    lastName: "Horvat",
    contactEmail: "ana@example.com",
  };
  checkoutStore().setState({ ...emptyCheckout, address }, true);
});

describe("the success page", () => {
  it.each([
    ["placed", "2026-1"],
    ["paying", "2026-1"],
    ["approved", "2026-1"],
  ] as const)("clears the cart and the input for an order that is %s, and reports the purchase once", async (state, orderSlug) => {
    orderMarker.write(marker(state, orderSlug));
    const view = show("2026-1");
    expect(await screen.findByText("2026-1")).toBeTruthy();
    await screen.findByText("an account for Ana Horvat, ana@example.com");
    const item = (await screen.findByText("Racket")).closest("li");
    expect(item?.textContent).toBe("Racket1 × €10.00");
    expect(clear).toHaveBeenCalledOnce();
    expect([instructions.read(), gift.read().to, orderMarker.read()]).toEqual(["", "", null]);
    expect(checkoutStore().getState()).toEqual(emptyCheckout);
    view.unmount();
    show("2026-1");
    expect(await screen.findByText("2026-1")).toBeTruthy();
    expect(track).toHaveBeenCalledExactlyOnceWith({
      type: "purchase",
      orderSlug,
      currency: "EUR",
      ...BOUGHT,
    });
    expect(clear).toHaveBeenCalledOnce();
  });

  it.each([
    ["nothing of this browser", null],
    ["another order", marker("paying", "2026-2")],
    ["an order without a number", marker("placed", "")],
    ["one that is still on its way", marker("placing", "")],
  ])("keeps the cart when the marker holds %s", async (_, held) => {
    orderMarker.write(held);
    show("2026-1");
    expect(await screen.findByText("2026-1")).toBeTruthy();
    await vi.dynamicImportSettled();
    expect([clear.mock.calls, track.mock.calls, instructions.read()]).toEqual([
      [],
      [],
      "Ring twice",
    ]);
    expect(orderMarker.read()).toEqual(held);
  });
});

it("lets the cart be ordered again on the failure page, and removes nothing", () => {
  orderMarker.write(marker("paying", "2026-1"));
  window.history.replaceState(null, "", "/checkout/failure?orderSlug=2026-1");
  render(<ReleaseOrder />);
  expect(orderMarker.read()).toBeNull();
  expect([clear.mock.calls, instructions.read()]).toEqual([[], "Ring twice"]);
});
