// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { calls, push, runtime, toasts } from "#tests/factories/purchase/payment-mocks.ts";
import {
  aMethod,
  CASH,
  CONSENT,
  PAYPAL,
  pay,
  pick,
  readyForPayment,
  showPayment,
} from "#tests/factories/purchase/payment-page.tsx";
import { created } from "#tests/factories/purchase/place-order.ts";
import type { PaypalButtonsProps } from "./payment/paypal-buttons.tsx";

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
/** Replaces PayPal's own buttons by their callbacks. */
const paypal = vi.hoisted(() => ({ props: null as unknown }));
vi.mock("./payment/paypal-buttons.tsx", () => ({
  PaypalButtons: (props: unknown) => {
    paypal.props = props;
    return "PayPal's buttons";
  },
}));
const buttons = () => paypal.props as PaypalButtonsProps;

const HPF = aMethod(5, "Company account", "HPF");
const PAYPAL_ORDER = {
  isSubscription: false,
  plan_id: "",
  quantity: 1,
  total: 10,
  orderId: "PP-1",
  scriptUrl: "https://www.paypal.com/sdk/js?client-id=x",
};

beforeEach(() => readyForPayment([CASH, PAYPAL]));

describe("the payment step", () => {
  it("requires a method and the required consents", async () => {
    showPayment({ consents: [CONSENT] });
    await screen.findByRole("radio", { name: "Cash" });
    pay();
    const group = screen.getByRole("group", { name: en.checkout.payment });
    expect(group.textContent).toContain(en.errors.paymentMethodUndefined);
    expect(group.contains(document.activeElement)).toBe(true);
    expect(toasts.showToast).not.toHaveBeenCalled();
    await pick("Cash");
    pay();
    expect(screen.getByText(en.errors.consentRequired)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("checkbox"));
    expect(calls.placeOrder).not.toHaveBeenCalled();
  });

  it("asks again for the consents of the next cart's order, which are logged again", async () => {
    Cookies.set("cartId", "7");
    const { unmount } = showPayment({ consents: [CONSENT] });
    fireEvent.click(screen.getByRole("checkbox"));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    checkoutStore().setState({ logged: { checkoutForm: "ana@example.com terms" } });
    unmount();
    // The shopper left the page of the first order before it could end that order here.
    Cookies.set("cartId", "8");
    showPayment({ consents: [CONSENT] });
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
    fireEvent.click(screen.getByRole("checkbox"));
    expect(checkoutStore().getState()).toMatchObject({
      consents: ["terms"],
      consentsCart: "8",
      logged: {},
    });
    Cookies.remove("cartId");
  });

  it("shows for 12 s that the cart has changed, compares old and new, and orders after confirmation", async () => {
    const now = aCart([anItem({ price: 12 })], { deliveryMethodId: 1 });
    calls.placeOrder.mockResolvedValueOnce(ok({ kind: "cartChanged" }));
    runtime.refresh.mockImplementation(async () => {
      runtime.cart.mockReturnValue(now);
      return now;
    });
    showPayment();
    await pick("Cash");
    pay();
    expect(await screen.findByRole("cell", { name: "1 × €12.00" })).toBeTruthy();
    expect(screen.getByRole("cell", { name: "1 × €10.00" })).toBeTruthy();
    expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "info",
      message: en.errors.cartChanged,
      duration: 12_000,
    });
    expect([push.mock.calls, orderMarker.read()]).toEqual([[], null]);
    const [on, ...others] = screen.getAllByRole("button", { name: /^Order and pay/ });
    expect([on?.textContent, others]).toEqual([expect.stringMatching(/^Order and pay €/), []]);
    // A given consent is not asked again after an attempt that fails for another reason.
    calls.placeOrder.mockResolvedValueOnce(fail(toApiError(422, "Not today.")));
    fireEvent.click(screen.getByRole("button", { name: /^Order and pay/ }));
    expect(await screen.findByText("Not today.")).toBeTruthy();
    expect(toasts.hideToast).toHaveBeenCalledExactlyOnceWith({
      tone: "info",
      message: en.errors.cartChanged,
    });
    expect(screen.queryByRole("table")).toBeNull();
    pay();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-1"));
    expect(calls.placeOrder).toHaveBeenCalledTimes(3);
  });

  it("shows an alert for an invalid member card and for other problems of the cart", async () => {
    calls.placeOrder
      .mockResolvedValueOnce(ok({ kind: "memberCardInvalid" }))
      .mockResolvedValueOnce(ok({ kind: "cartInvalid", messages: ["Sold out."] }));
    showPayment();
    await pick("Cash");
    pay();
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(en.errors.membershipCardBarcodeInvalid);
    expect(runtime.refresh).toHaveBeenCalledOnce();
    pay();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Sold out."));
    expect([push.mock.calls, orderMarker.read()]).toEqual([[], null]);
  });
});

describe("PayPal in the payment step", () => {
  async function open() {
    calls.placeOrder.mockResolvedValue(created(PAYPAL_ORDER, "2026-2"));
    const view = showPayment();
    await pick("PayPal");
    pay();
    await screen.findByText("PayPal's buttons");
    return view;
  }

  it("is confirmed after PayPal approves, and leads to a page of this site", async () => {
    await open();
    calls.confirmPayment.mockResolvedValue(ok({ url: "//evil.test/" }));
    act(() => buttons().onApprove({ orderID: "PP-1" }));
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-2"));
    expect(calls.confirmPayment).toHaveBeenCalledExactlyOnceWith("2026-2", { orderID: "PP-1" });
    expect(orderMarker.read()).toMatchObject({ state: "placed", orderSlug: "2026-2" });
  });

  it.each([
    ["onCancel", en.payment.paypal.cancelled],
    ["onError", en.payment.paypal.failed],
    ["onBlocked", en.payment.paypal.blocked],
  ] as const)("leads back to the methods after %s", async (event, expected) => {
    await open();
    act(() => buttons()[event]());
    expect((await screen.findByRole("alert")).textContent).toBe(expected);
    expect(orderMarker.read()).toBeNull();
    await pick("Cash");
    calls.placeOrder.mockResolvedValue(created("", "2026-3"));
    pay();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-3"));
  });

  it("never loads a script from elsewhere", async () => {
    paypal.props = null;
    const foreign = { ...PAYPAL_ORDER, scriptUrl: "https://evil.test/sdk/js?client-id=x" };
    calls.placeOrder.mockResolvedValue(created(foreign, "2026-2"));
    showPayment();
    await pick("PayPal");
    pay();
    expect((await screen.findByRole("alert")).textContent).toBe(en.payment.paypal.blocked);
    expect(paypal.props).toBeNull();
  });

  it("is confirmed by a retry when the shop does not answer, also after a reload, without a second order", async () => {
    const view = await open();
    calls.confirmPayment.mockResolvedValue(fail(toApiError(502, "")));
    act(() => buttons().onApprove({ orderID: "PP-1" }));
    await screen.findByText(en.payment.confirming.failed);
    view.unmount();
    showPayment();
    await screen.findByText(en.payment.confirming.failed);
    calls.confirmPayment.mockResolvedValue(ok({ url: "/checkout/success?orderSlug=2026-2" }));
    fireEvent.click(screen.getByRole("button", { name: en.payment.confirming.again }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(calls.placeOrder).toHaveBeenCalledOnce();
  });
});

describe("a hosted payment form as the only method", () => {
  const company = { ...emptyCheckout.address, companyName: "Klub", companyOIB: "99900000003" };
  beforeEach(() => {
    calls.paymentMethods.mockResolvedValue(ok([HPF]));
    checkoutStore().setState({ address: company });
  });

  it("is chosen, saved and submitted automatically once", async () => {
    const form = '<form action="https://pay.example/go" method="post"></form>';
    calls.placeOrder.mockResolvedValue(created(form));
    const submitted = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => {});
    const view = showPayment();
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
    expect(calls.placeOrder.mock.lastCall?.[0]).toMatchObject({
      userId: 5,
      paymentMethodId: 5,
      companyData: { companyName: "Klub", oib: "99900000003" },
    });
    view.unmount();
    orderMarker.write(null);
    showPayment();
    expect(await screen.findByRole("radio", { name: "Company account" })).toHaveProperty(
      "checked",
      true,
    );
    expect(calls.placeOrder).toHaveBeenCalledOnce();
  });

  it("waits for the shopper when a required consent is missing, even after it was ticked", async () => {
    showPayment({ consents: [CONSENT] });
    await screen.findByRole("radio", { name: "Company account" });
    fireEvent.click(screen.getByRole("checkbox"));
    await act(async () => {});
    expect(calls.placeOrder).not.toHaveBeenCalled();
  });
});
