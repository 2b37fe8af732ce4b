// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import { order } from "#lib/shop/api/schemas/order-schema.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { OrderPage } from "./order-page.tsx";

const track = vi.hoisted(() => vi.fn());
vi.mock("#lib/web/analytics/track.ts", () => ({ track }));
const calls = vi.hoisted(() => ({ order: vi.fn(), cancelOrder: vi.fn() }));
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: calls }));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

const ORDER = order.parse({
  id: 7,
  slug: "2026-7",
  number: "7",
  status: "pending",
  currency: "EUR",
  details: {
    items: [
      { productId: 101, name: "Racket", qty: 3, price: 0.1 },
      { productId: 102, name: "Grip", qty: 1, price: 0.2, total: 0.15 },
      { productId: null, name: "Old line", qty: 1, price: 5 },
    ],
  },
});

beforeEach(() => {
  browserQueryClient().clear();
  track.mockReset();
  calls.order.mockResolvedValue(ok(ORDER));
});

async function cancel() {
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={CART_SITE}>
        <OrderPage id={7} offers={{ cancels: true, withdraws: false }} onBack={() => {}} />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: en.orders.cancel.button }));
  expect(track).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("button", { name: en.orders.cancel.yes }));
}

it("a cancelled order is a refund of its goods, once, under the number of its purchase", async () => {
  calls.cancelOrder.mockResolvedValue(ok({}));
  await cancel();
  await vi.waitFor(() => expect(calls.order).toHaveBeenCalledTimes(2));
  expect(track).toHaveBeenCalledExactlyOnceWith({
    type: "refund",
    orderSlug: "2026-7",
    currency: "EUR",
    value: 0.45,
    items: [
      { id: 101, name: "Racket", price: 0.1, quantity: 3 },
      { id: 102, name: "Grip", price: 0.2, quantity: 1 },
    ],
  });
});

it("an order that cannot be cancelled is not reported", async () => {
  calls.cancelOrder.mockResolvedValue(fail(toApiError(409, "Sent already.")));
  await cancel();
  expect(await screen.findByText("Sent already.")).toBeTruthy();
  expect(track).not.toHaveBeenCalled();
});
