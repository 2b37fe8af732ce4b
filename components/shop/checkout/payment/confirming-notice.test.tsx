// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { beforeEach, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import type { OrderMarker } from "#stores/checkout/order-marker.ts";
import { aCart } from "#tests/factories/purchase/cart.ts";
import { OFFLINE, refused } from "#tests/factories/purchase/cart-runtime.ts";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { ConfirmingNotice } from "./confirming-notice.tsx";

const calls = vi.hoisted(() => ({ confirmPayment: vi.fn(), getCart: vi.fn() }));
vi.mock("#lib/web/client/checkout-calls.ts", () => ({ checkoutCalls: calls }));
vi.mock("#lib/web/client/cart-calls.ts", () => ({ cartCalls: calls }));

const messages = en.payment.confirming;
const APPROVED: OrderMarker = {
  cartId: "7",
  state: "approved",
  orderSlug: "2026-2",
  at: 0,
  details: { orderID: "PP-1" },
};
const onPaid = vi.fn();
const onFree = vi.fn();
const another = () => fireEvent.click(screen.getByRole("button", { name: messages.another }));

function show() {
  vi.stubGlobal("navigator", {});
  orderMarker.write(APPROVED);
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <ConfirmingNotice onPaid={onPaid} onFree={onFree} />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  calls.getCart.mockResolvedValue(ok(aCart()));
});

it.each([
  ["does not answer", OFFLINE, messages.failed],
  ["breaks", fail(toApiError(502, "")), messages.failed],
  ["refuses", refused(422, "Unknown payment."), messages.refused],
])("shows an error when the shop %s, and confirms again on a press", async (_, answer, said) => {
  calls.confirmPayment.mockResolvedValue(answer);
  show();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(orderMarker.read()).toEqual(APPROVED);
  calls.confirmPayment.mockResolvedValue(ok({ url: "/thanks" }));
  fireEvent.click(screen.getByRole("button", { name: messages.again }));
  await waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith("/thanks", "2026-2"));
});

it("allows another method only after the cart was read unchanged", async () => {
  calls.confirmPayment.mockResolvedValue(refused(422, "Unknown payment."));
  show();
  await screen.findByText(messages.refused);
  calls.getCart.mockResolvedValueOnce(OFFLINE);
  another();
  expect(await screen.findByText(messages.failed)).toBeTruthy();
  expect([onFree.mock.calls.length, orderMarker.read()]).toEqual([0, APPROVED]);
  another();
  await waitFor(() => expect(onFree).toHaveBeenCalledOnce());
  expect(orderMarker.read()).toBeNull();
});

it("shows the success page for an order that exists after all, and offers no other method", async () => {
  calls.confirmPayment.mockResolvedValue(refused(422, "Unknown payment."));
  show();
  await screen.findByText(messages.refused);
  calls.getCart.mockResolvedValueOnce(refused(409, "Session already used."));
  another();
  await waitFor(() => expect(onPaid).toHaveBeenCalledExactlyOnceWith("", "2026-2"));
  expect(onFree).not.toHaveBeenCalled();
});
