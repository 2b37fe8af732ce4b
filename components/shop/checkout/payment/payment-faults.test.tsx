// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import { BUYER_UNKNOWN } from "#lib/shop/api/buyer-unknown.ts";
import { ok } from "#lib/shop/api/errors.ts";
import { toSeenCart } from "#lib/shop/domain/cart/changes.ts";
import en from "#messages/en.json";
import { instructions } from "#stores/cart/instructions.ts";
import { acceptConsents, checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { gift } from "#stores/checkout/gift.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { OFFLINE, refused } from "#tests/factories/purchase/cart-runtime.ts";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { calls, push, runtime, toasts } from "#tests/factories/purchase/payment-mocks.ts";
import {
  CASH,
  CONSENT,
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
const fetched = vi.hoisted(() => vi.fn());
vi.mock("#components/shop/consent/fetch-consents.ts", () => ({ fetchConsents: fetched }));
const sent = vi.hoisted(() => vi.fn());
vi.mock("./submit-payment-form.ts", async (original) => ({
  ...(await original<typeof import("./submit-payment-form.ts")>()),
  submitPaymentForm: sent,
}));

const CARD = { id: 2, name: "Card", description: "", paymentType: "CARD" };
const FORM =
  '<form action="https://pay.example/go" method="post"><input name="a" value="1"></form>';

/** The gateway's answer where a call before the order failed. */
const notSent = (status: number, message: string) => ok({ kind: "notSent", status, message });

const alertText = async () => (await screen.findByRole("alert")).textContent;

beforeEach(() => readyForPayment([CASH, CARD]));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("the data sent with an order", () => {
  it("contains the instructions, the gift message, and company data only for a company", async () => {
    instructions.write("Ring twice");
    gift.write({ to: "Iva", from: "Ana", message: "Enjoy" });
    showPayment();
    await pick("Cash");
    pay();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-1"));
    // Nothing was accepted, so nothing is recorded.
    expect(calls.logConsents).not.toHaveBeenCalled();
    expect(calls.placeOrder).toHaveBeenCalledExactlyOnceWith({
      userId: 5,
      paymentMethodId: 1,
      companyData: undefined,
      shown: { payment: "Cash", shipping: expect.objectContaining({ city: "" }) },
      consents: [],
      seen: toSeenCart(aCart([anItem()], { deliveryMethodId: 1 })),
      orderMessage: "Ring twice",
      giftMessage: "Enjoy",
      to: "Iva",
      from: "Ana",
    });
  });

  it("logs the accepted consents of the order first, under the form's type", async () => {
    checkoutStore().setState({
      consents: ["terms"],
      consentsCart: "7",
      address: { ...emptyCheckout.address, contactEmail: "ana@example.com" },
    });
    showPayment({ consents: [CONSENT] });
    await pick("Cash");
    pay();
    await waitFor(() => expect(calls.placeOrder).toHaveBeenCalledOnce());
    expect(calls.logConsents).toHaveBeenCalledExactlyOnceWith(
      "checkoutForm",
      ["terms"],
      "ana@example.com",
      "guest",
    );
  });
});

describe("no order is created", () => {
  it.each([
    [
      "the consents' log fails",
      () => {
        acceptConsents(checkoutStore(), "7", ["terms"]);
        calls.logConsents.mockResolvedValue(OFFLINE);
      },
      en.errors.failedConsentLog,
    ],
    [
      "nobody was saved as the buyer",
      () => checkoutStore().setState({ buyer: emptyCheckout.buyer }),
      en.errors.noActiveUser,
    ],
    [
      "the method is refused",
      () => calls.placeOrder.mockResolvedValue(notSent(422, "Not for this country.")),
      "Not for this country.",
    ],
    [
      "a call before the order gets no answer",
      () => calls.placeOrder.mockResolvedValue(notSent(504, "The shop cannot be reached.")),
      en.errors.tryAgain,
    ],
    [
      "a call before the order fails",
      () => calls.placeOrder.mockResolvedValue(notSent(502, "SQL")),
      en.errors.tryAgain,
    ],
    [
      "another tab is at it",
      () =>
        vi.stubGlobal("navigator", {
          locks: { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) },
        }),
      en.errors.orderBusy,
    ],
  ])("when %s, and the message stays visible", async (_, given, message) => {
    // Requested while there was a buyer.
    const buyer = { userId: 5, shippingAddressId: null, billingAddressId: null };
    showPayment({ consents: [{ ...CONSENT, required: false }] });
    await pick("Cash");
    expect(checkoutStore().getState().buyer).toEqual(buyer);
    act(() => {
      given();
    });
    pay();
    expect(await alertText()).toContain(message);
    expect([orderMarker.read(), push.mock.calls]).toEqual([null, []]);
    expect(
      screen.getByRole("button", { name: /^Order and pay €/ }).getAttribute("aria-busy"),
    ).not.toBe("true");
  });

  it.each([
    "Cart is archived.",
    "Session already used.",
  ])("when saving answers '%s': the session ends with its own message only", async (message) => {
    const fault = refused(409, message);
    calls.placeOrder.mockResolvedValue(notSent(409, message));
    showPayment();
    await pick("Cash");
    pay();
    await waitFor(() => expect(runtime.handleSessionEnd).toHaveBeenLastCalledWith(fault));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(push).not.toHaveBeenCalled();
  });

  it("where the site requires a consent that the page did not have: it is shown, and takes the focus", async () => {
    const added = { ...CONSENT, uniqueNumber: "new", text: "New terms" };
    calls.placeOrder.mockResolvedValue(ok({ kind: "consentsMissing", consents: ["new"] }));
    fetched.mockResolvedValue([CONSENT, added]);
    showPayment({ consents: [CONSENT] });
    await pick("Cash");
    fireEvent.click(screen.getByRole("checkbox"));
    pay();
    const asked = await screen.findByRole("checkbox", { name: /New terms/ });
    await waitFor(() => expect(document.activeElement).toBe(asked));
    expect([orderMarker.read(), push.mock.calls]).toEqual([null, []]);
    expect(calls.placeOrder.mock.lastCall?.[0]).toMatchObject({ consents: ["terms"] });
  });

  it("where the gateway does not know the buyer: the address is asked again, with all that was typed", async () => {
    const address = { ...blankAddressForm, firstName: "Ana", contactEmail: "ana@example.com" };
    checkoutStore().setState({ address, sentGuest: "{}" });
    calls.placeOrder.mockResolvedValue(refused(403, BUYER_UNKNOWN));
    showPayment();
    await pick("Cash");
    pay();
    await waitFor(() => expect(checkoutStore().getState().progress.active).toBe("address"));
    expect(checkoutStore().getState()).toMatchObject({
      address,
      buyer: { userId: null },
      sentGuest: "",
      paymentMethodId: 1,
    });
    expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "info",
      message: en.errors.noActiveUser,
    });
    expect(orderMarker.read()).toBeNull();
  });

  it("while the consents are unknown, which shows an error with a retry", async () => {
    fetched.mockResolvedValue([CONSENT]);
    showPayment({ consents: null });
    await pick("Cash");
    pay();
    expect(toasts.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "error",
      message: en.errors.consentsNotFetched,
    });
    expect(calls.placeOrder).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: en.cart.trouble.retry }));
    expect(await screen.findByRole("checkbox")).toBeTruthy();
    expect(fetched).toHaveBeenCalledExactlyOnceWith("checkoutForm");
  });
});

it("places one order when the form is submitted twice, without mentioning another tab", async () => {
  let answer = (_: unknown) => {};
  calls.placeOrder.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { container } = showPayment();
  await pick("Cash");
  const form = container.querySelector("form") as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(calls.placeOrder).toHaveBeenCalledOnce());
  fireEvent.submit(form);
  await act(async () => {});
  expect(screen.queryByRole("alert")).toBeNull();
  answer(created(""));
  await waitFor(() => expect(push).toHaveBeenCalledOnce());
  fireEvent.submit(form);
  await act(async () => {});
  expect(calls.placeOrder).toHaveBeenCalledOnce();
});

describe("the provider's form", () => {
  it("is never submitted to an unknown host, and another method can be chosen", async () => {
    calls.placeOrder.mockResolvedValue(created(FORM.replace("pay.example", "evil.test")));
    showPayment();
    await pick("Card");
    pay();
    expect(await alertText()).toBe(en.errors.paymentForm);
    expect(sent).not.toHaveBeenCalled();
  });

  it("that is missing keeps the cart and lets the shopper try again", async () => {
    calls.placeOrder.mockResolvedValueOnce(created(" "));
    showPayment();
    await pick("Card");
    pay();
    expect(await alertText()).toBe(en.errors.paymentForm);
    expect([push.mock.calls, sent.mock.calls]).toEqual([[], []]);
    expect(orderMarker.read()).toMatchObject({ state: "paying", back: true, orderSlug: "2026-1" });
    // The last read tells whether the order has used the cart up.
    await waitFor(() => expect(runtime.refresh).toHaveBeenCalledTimes(1));
    await pick("Cash");
    pay();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-1"));
    expect(calls.placeOrder).toHaveBeenCalledTimes(2);
  });

  it("is submitted, keeps the button locked, and unlocks it when the shopper comes back", async () => {
    calls.placeOrder.mockResolvedValue(created(FORM));
    showPayment();
    await pick("Card");
    pay();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    pay();
    expect(calls.placeOrder).toHaveBeenCalledOnce();
    act(() => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    });
    pay();
    await waitFor(() => expect(calls.placeOrder).toHaveBeenCalledTimes(2));
  });
});
