// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PaypalButtonsProps } from "#components/shop/checkout/payment/paypal-buttons.tsx";
import { fail, toApiError } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import type { OrderMarker } from "#stores/checkout/order-marker.ts";
import { ORDER_KEY, orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { calls, cartCalls, push } from "#tests/factories/purchase/payment-mocks.ts";
import {
  CASH,
  PAYPAL,
  readyForPayment,
  showPayment,
} from "#tests/factories/purchase/payment-page.tsx";
import { created } from "#tests/factories/purchase/place-order.ts";

const mocks = vi.hoisted(() => () => import("#tests/factories/purchase/payment-mocks.ts"));
vi.mock("#lib/web/client/checkout-calls.ts", async () => ({
  checkoutCalls: (await mocks()).calls,
}));
vi.mock("#lib/web/client/cart-calls.ts", async () => ({
  cartCalls: (await mocks()).cartCalls,
}));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", async () => {
  const { runtime } = await mocks();
  return { cartRuntime: () => runtime };
});
vi.mock("#components/kit/ui/toast.ts", async () => (await mocks()).toasts);
vi.mock("next/navigation", async () => {
  const { push } = await mocks();
  return { useRouter: () => ({ push }) };
});
const paypal = vi.hoisted(() => ({ props: null as unknown }));
vi.mock("#components/shop/checkout/payment/paypal-buttons.tsx", () => ({
  PaypalButtons: (props: unknown) => {
    paypal.props = props;
    return "PayPal's buttons";
  },
}));

const messages = en.checkout.elsewhere;

/** Another tab of this browser that is at the provider with this cart. */
const AWAY: OrderMarker = { cartId: "7", state: "paying", orderSlug: "2026-1", at: 0, by: "else" };
const another = (marker: OrderMarker | null) =>
  act(() => {
    orderMarker.write(marker);
    window.dispatchEvent(new StorageEvent("storage", { key: ORDER_KEY }));
  });

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const PAY = /^Order and pay €/;

beforeEach(() => {
  readyForPayment([CASH, PAYPAL]);
  checkoutStore().setState({ paymentMethodId: 1 });
  calls.placeOrder.mockResolvedValue(created("", "2026-9"));
});

describe("a cart that is being paid in another tab", () => {
  it("shows a notice instead of the pay button, and asks the backend again on request", async () => {
    orderMarker.write(AWAY);
    showPayment();
    expect(screen.getByText(messages.title)).toBeTruthy();
    expect(screen.queryByRole("button", { name: PAY })).toBeNull();
    press(messages.check);
    expect(await screen.findByText(messages.open)).toBeTruthy();
    cartCalls.getCart.mockResolvedValue(fail({ kind: "network", status: 0, message: "" }));
    press(messages.check);
    expect(await screen.findByText(messages.unknown)).toBeTruthy();
    // An unknown state does not allow paying.
    press(messages.here);
    await waitFor(() => expect(cartCalls.getCart).toHaveBeenCalledTimes(4));
    await screen.findByText(messages.unknown);
    expect(screen.queryByRole("button", { name: PAY })).toBeNull();
    expect(calls.placeOrder).not.toHaveBeenCalled();
  });

  it("is paid here only after the shopper confirms it", async () => {
    orderMarker.write(AWAY);
    showPayment();
    press(messages.here);
    await screen.findByRole("radio", { name: "Cash" });
    expect(calls.placeOrder).not.toHaveBeenCalled();
    press(PAY);
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-9"));
    expect(calls.placeOrder).toHaveBeenCalledOnce();
  });

  it.each([
    "the moment it opens",
    "when it comes into view",
    "when told to pay here",
  ])("leads to the success page when it was paid, %s", async (when) => {
    orderMarker.write(AWAY);
    const used = fail(toApiError(409, "Session already used."));
    if (when === "the moment it opens") cartCalls.getCart.mockResolvedValue(used);
    showPayment();
    await waitFor(() => expect(cartCalls.getCart).toHaveBeenCalledOnce());
    cartCalls.getCart.mockResolvedValue(used);
    if (when === "when it comes into view") document.dispatchEvent(new Event("visibilitychange"));
    if (when === "when told to pay here") press(messages.here);
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-1"));
    expect(calls.placeOrder).not.toHaveBeenCalled();
  });

  it("can be paid again when that tab returns, and not before", async () => {
    showPayment();
    await screen.findByRole("radio", { name: "Cash" });
    another(AWAY);
    expect(screen.getByText(messages.title)).toBeTruthy();
    another({ ...AWAY, back: true });
    expect(screen.getByRole("button", { name: PAY })).toBeTruthy();
    another(AWAY);
    expect(screen.getByText(messages.title)).toBeTruthy();
    another(null);
    expect(screen.getByRole("button", { name: PAY })).toBeTruthy();
  });

  it("is not affected when that tab pays for another cart", async () => {
    orderMarker.write({ ...AWAY, cartId: "8" });
    showPayment();
    expect(await screen.findByRole("button", { name: PAY })).toBeTruthy();
  });

  it("shows the notice when the payment is noticed only while paying", async () => {
    showPayment();
    await screen.findByRole("radio", { name: "Cash" });
    orderMarker.write(AWAY);
    press(PAY);
    expect(await screen.findByText(messages.title)).toBeTruthy();
    expect(calls.placeOrder).not.toHaveBeenCalled();
  });
});

describe("PayPal's buttons, when another tab goes on with the cart", () => {
  it("are closed, and a later approval is ignored", async () => {
    const scriptUrl = "https://www.paypal.com/sdk/js?client-id=x";
    const html = {
      isSubscription: false,
      plan_id: "",
      quantity: 1,
      total: 10,
      orderId: "P",
      scriptUrl,
    };
    calls.placeOrder.mockResolvedValue(created(html, "2026-2"));
    checkoutStore().setState({ paymentMethodId: 3 });
    showPayment();
    await screen.findByRole("radio", { name: "PayPal" });
    press(PAY);
    await screen.findByText("PayPal's buttons");
    const { onApprove } = paypal.props as PaypalButtonsProps;
    // The other tab's first message may come late, so the marker is read as well.
    const mine = orderMarker.read() as OrderMarker;
    orderMarker.write({ ...mine, by: undefined, back: true });
    act(() => onApprove({ orderID: "P" }));
    expect((await screen.findByRole("alert")).textContent).toBe(en.payment.paypal.takenOver);
    expect(screen.getByRole("button", { name: PAY })).toBeTruthy();
    expect(calls.confirmPayment).not.toHaveBeenCalled();
    expect(orderMarker.read()?.state).toBe("paying");

    press(PAY);
    await screen.findByText("PayPal's buttons");
    another({ ...AWAY, orderSlug: "2026-3" });
    expect(screen.getByText(messages.title)).toBeTruthy();
  });
});
