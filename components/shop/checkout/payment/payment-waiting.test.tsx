// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { checkoutStore } from "#stores/checkout/checkout-store.ts";
import { ORDER_WINDOW } from "#stores/checkout/order-marker.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { OFFLINE, refused } from "#tests/factories/purchase/cart-runtime.ts";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { calls, cartCalls, push, runtime } from "#tests/factories/purchase/payment-mocks.ts";
import {
  CASH,
  pay,
  pick,
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

beforeEach(() => readyForPayment([CASH]));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("an order without an answer", () => {
  async function unanswered() {
    calls.placeOrder.mockResolvedValue(OFFLINE);
    const view = showPayment();
    await pick("Cash");
    vi.useFakeTimers();
    pay();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByText(en.checkout.checking.title)).toBeTruthy();
    return view;
  }
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it("is checked every 3 s until the cart is gone, then leads to the success page", async () => {
    await unanswered();
    await wait(2_999);
    expect(cartCalls.getCart).not.toHaveBeenCalled();
    await wait(1);
    expect(cartCalls.getCart).toHaveBeenCalledOnce();
    cartCalls.getCart.mockResolvedValue(refused(409, "Session already used."));
    await wait(3_000);
    expect(push).toHaveBeenCalledExactlyOnceWith("/checkout/success");
    expect(orderMarker.read()).toMatchObject({ state: "placed" });
    expect(calls.placeOrder).toHaveBeenCalledOnce();
  });

  it("is checked one request at a time, and no more after it is placed", async () => {
    await unanswered();
    let answer: (value: unknown) => void = () => {};
    cartCalls.getCart.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await wait(12_000);
    expect(cartCalls.getCart).toHaveBeenCalledOnce();
    answer(refused(409, "Session already used."));
    await wait(9_000);
    expect(cartCalls.getCart).toHaveBeenCalledOnce();
    expect(push).toHaveBeenCalledOnce();
  });

  it("is still checked after a reload, and never sent again automatically", async () => {
    (await unanswered()).unmount();
    showPayment();
    expect(screen.getByText(en.checkout.checking.title)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Continue/ })).toBeNull();
    await wait(3_000);
    expect(cartCalls.getCart).toHaveBeenCalledOnce();
  });

  it("can be tried again by the shopper once it can no longer be in flight", async () => {
    await unanswered();
    await wait(ORDER_WINDOW - 3_000);
    expect(screen.queryByRole("button", { name: en.checkout.checking.again })).toBeNull();
    await wait(6_000);
    fireEvent.click(screen.getByRole("button", { name: en.checkout.checking.again }));
    expect(orderMarker.read()).toBeNull();
    vi.useRealTimers();
    calls.placeOrder.mockResolvedValue(created("", "2026-2"));
    await screen.findByRole("radio", { name: "Cash" });
    pay();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-2"));
  });
});

it("shows an error and unlocks the button when a step fails", async () => {
  vi.spyOn(runtime, "idle").mockRejectedValueOnce(new Error("a bug"));
  showPayment();
  await pick("Cash");
  pay();
  expect((await screen.findByRole("alert")).textContent).toBe(en.errors.generic);
  pay();
  await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-1"));
});

describe("payment methods", () => {
  it("show an error with a retry when they cannot be loaded", async () => {
    calls.paymentMethods.mockResolvedValueOnce(OFFLINE);
    showPayment();
    fireEvent.click(await screen.findByRole("button", { name: en.cart.trouble.retry }));
    expect(await screen.findByRole("radio", { name: "Cash" })).toBeTruthy();
    expect(runtime.handleSessionEnd).toHaveBeenCalledWith(OFFLINE);
  });

  it("show a message when there are none", async () => {
    calls.paymentMethods.mockResolvedValue(ok([]));
    showPayment();
    expect(await screen.findByText(en.checkout.noPayment)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Order and pay/ })).toBeNull();
  });

  it("are not requested while the cart has no delivery method", async () => {
    showPayment({ cart: aCart([anItem()]) });
    await act(async () => {});
    expect(calls.paymentMethods).not.toHaveBeenCalled();
  });

  it("are requested again when the buyer or the delivery changes", async () => {
    const view = showPayment();
    await screen.findByRole("radio", { name: "Cash" });
    act(() => checkoutStore().setState({ revision: 1 }));
    await waitFor(() => expect(calls.paymentMethods).toHaveBeenCalledTimes(2));
    view.unmount();
    showPayment({ cart: aCart([anItem()], { deliveryMethodId: 2 }) });
    await waitFor(() => expect(calls.paymentMethods).toHaveBeenCalledTimes(3));
  });

  it("keep the back button usable", async () => {
    const onBack = vi.fn();
    showPayment({ onBack });
    fireEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(onBack).toHaveBeenCalledOnce();
  });
});
