// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Translations } from "#components/kit/messages/translations.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { order } from "#lib/shop/api/schemas/order-schema.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
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

const post = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/client/post-for-data.ts", () => ({ postForData: post }));

const SITE = {
  locale: "en",
  defaultLocale: "en",
  mediaUrl: "http://media.test",
  timeZone: "UTC",
  currency: { id: 1, label: "EUR", symbol: "€" },
} as ClientSite;
const BOUGHT = { value: 10, items: [{ id: 101, name: "Racket", price: 10, quantity: 1 }] };
const marker = (state: OrderMarker["state"], orderSlug: string): OrderMarker => ({
  cartId: "7",
  state,
  orderSlug,
  at: Date.now(),
  bought: BOUGHT,
});

/** Renders the success page with this slug in its address. */
async function show(slug: string) {
  window.history.replaceState(null, "", `/checkout/success?orderSlug=${slug}`);
  return act(async () =>
    render(
      <Translations locale="en" messages={en}>
        <SiteProvider site={SITE}>
          <OrderThanks captcha={null} note="" />
        </SiteProvider>
      </Translations>,
    ),
  );
}

beforeEach(() => {
  clear.mockReset();
  track.mockReset();
  post.mockReset().mockResolvedValue({ ok: true, data: { placed: null } });
  browserQueryClient().clear();
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
    const view = await show("2026-1");
    expect(await screen.findByText("2026-1")).toBeTruthy();
    await screen.findByText("an account for Ana Horvat, ana@example.com");
    expect(clear).toHaveBeenCalledOnce();
    expect([instructions.read(), gift.read().to, orderMarker.read()]).toEqual(["", "", null]);
    expect(checkoutStore().getState()).toEqual(emptyCheckout);
    view.unmount();
    await show("2026-1");
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
    await show("2026-1");
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

it("shows a guest the whole order after a reload, and offers an account for it", async () => {
  const address = { firstName: "Ana", lastName: "Horvat", city: "Zagreb" };
  const item = {
    productId: 3,
    qty: 2,
    name: "Racket",
    price: 10,
    options: { personalizations: { Name: "Mia" } },
  };
  const placed = {
    email: "ana@example.com",
    leftOut: 0,
    order: order.parse({
      id: 0,
      slug: "2026-1",
      currency: "EUR",
      details: {
        items: [item],
        prices: { orderTotal: 24.5 },
        addresses: { shipping: address },
        delivery: { name: "Courier" },
        payment: { name: "On delivery" },
      },
    }),
  };
  post.mockResolvedValue({ ok: true, data: { placed } });
  const { container } = await show("2026-1");
  await screen.findByText("an account for Ana Horvat, ana@example.com");
  const text = container.textContent;
  for (const part of ["Racket", "Name: Mia", "€24.50", "Zagreb", "Courier", "On delivery"])
    expect(text).toContain(part);
  expect(text).toContain(en.orders.nextMail.replace("{email}", "ana@example.com"));
  expect(post).toHaveBeenCalledExactlyOnceWith("order/placed", { orderSlug: "2026-1" });
});

it("lets the cart be ordered again on the failure page, and removes nothing", () => {
  orderMarker.write(marker("paying", "2026-1"));
  window.history.replaceState(null, "", "/checkout/failure?orderSlug=2026-1");
  render(<ReleaseOrder />);
  expect(orderMarker.read()).toBeNull();
  expect([clear.mock.calls, instructions.read()]).toEqual([[], "Ring twice"]);
});
