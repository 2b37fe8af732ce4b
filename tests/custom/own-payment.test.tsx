// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import type { OwnPayment } from "#lib/web/custom/types.ts";
import en from "#messages/en.json";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { orderMarker } from "#tests/factories/purchase/order-marker.ts";
import { calls, push, runtime } from "#tests/factories/purchase/payment-mocks.ts";
import {
  aMethod,
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
vi.mock("#lib/web/client/cart-calls.ts", async () => ({ cartCalls: (await mocks()).cartCalls }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", async () => {
  const { runtime } = await mocks();
  return { cartRuntime: () => runtime };
});
vi.mock("#components/kit/ui/toast.ts", async () => (await mocks()).toasts);
vi.mock("next/navigation", async () => {
  const { push } = await mocks();
  return { useRouter: () => ({ push }) };
});
const own = vi.hoisted(() => ({ props: null as unknown }));
const Taken: ComponentType<OwnPayment> = (props) => {
  own.props = props;
  return "a payment of one's own";
};
vi.mock("#custom/generated/payments.ts", () => ({
  CUSTOM_PAYMENTS: {
    voucher: async () => (await import("#custom/example/payments/voucher.tsx")).Payment,
    "card-on-page": async () => Taken,
    broken: () => Promise.reject(new Error("no such chunk")),
  },
}));
vi.mock("#messages/en.json", async (load) => {
  const { default: english } = await load<{ default: object }>();
  const { default: words } = await import("#custom/example/messages/en.json");
  return { default: { ...english, ...words } };
});

const FORM =
  '<form action="https://pay.example/go" method="post"><input type="hidden" name="order" value="2026-4"><input name="code" value=""></form>';
const submitted = vi.fn();

beforeEach(() => {
  readyForPayment([
    CASH,
    aMethod(7, "Voucher", "VOUCHER"),
    aMethod(8, "Card", "Card_on page"),
    aMethod(9, "Broken", "BROKEN"),
  ]);
  calls.placeOrder.mockResolvedValue(created(FORM, "2026-4"));
  submitted.mockReset();
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (
    this: HTMLFormElement,
  ) {
    submitted(this.getAttribute("action"), Object.fromEntries(new FormData(this)));
    this.remove();
  });
});

async function choose(name: string) {
  showPayment();
  await pick(name);
  pay();
}
const props = () => own.props as OwnPayment;

describe("a payment of one's own", () => {
  it("is shown in place of the provider's page, and sends the form with what it has asked for", async () => {
    await choose("Voucher");
    const code = await screen.findByRole("textbox", { name: /Code of your voucher/ });
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Voucher" }));
    expect(submitted).not.toHaveBeenCalled();
    const button = screen.getByRole("button", { name: /^Pay €10\.00 by voucher/ });
    fireEvent.click(button);
    expect(await screen.findByText("Please enter the code.")).toBeTruthy();
    expect(submitted).not.toHaveBeenCalled();
    fireEvent.change(code, { target: { value: "SUMMER" } });
    fireEvent.click(button);
    expect(submitted).toHaveBeenCalledExactlyOnceWith("https://pay.example/go", {
      order: "2026-4",
      code: "SUMMER",
    });
  });

  it("is left for another method, and the order can be placed again", async () => {
    await choose("Voucher");
    fireEvent.click(await screen.findByRole("button", { name: en.payment.paypal.another }));
    await pick("Cash");
    expect(orderMarker.read()).toBeNull();
    calls.placeOrder.mockResolvedValue(created("", "2026-5"));
    pay();
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-5"));
  });

  it("that is approved on the page is reported to the backend before the thanks", async () => {
    await choose("Card");
    await screen.findByText("a payment of one's own");
    expect(props()).toMatchObject({
      orderSlug: "2026-4",
      total: "€10.00",
      form: { action: "https://pay.example/go", method: "post" },
    });
    calls.confirmPayment.mockResolvedValue(ok({ url: "/checkout/success?orderSlug=2026-4" }));
    act(() => props().approve({ token: "T-1" }));
    await waitFor(() => expect(push).toHaveBeenCalledWith("/checkout/success?orderSlug=2026-4"));
    expect(calls.confirmPayment).toHaveBeenCalledExactlyOnceWith("2026-4", { token: "T-1" });
  });

  it("says why it was left, also where it cannot be loaded or the cart has changed", async () => {
    await choose("Card");
    await screen.findByText("a payment of one's own");
    act(() => props().leave("The card was refused."));
    expect((await screen.findByRole("alert")).textContent).toBe("The card was refused.");
    await pick("Broken");
    pay();
    expect(await screen.findByText(en.errors.paymentForm)).toBeTruthy();
  });

  it("ends when the cart changes elsewhere", async () => {
    showPayment();
    // The cart as the order was made of it; the step shows it as it is now.
    runtime.cart.mockReturnValue(aCart([anItem({ price: 12 })], { deliveryMethodId: 1 }));
    await pick("Card");
    pay();
    expect((await screen.findByRole("alert")).textContent).toBe(en.payment.paypal.outdated);
  });

  it("never gets a form for another host than the payment hosts", async () => {
    calls.placeOrder.mockResolvedValue(created(FORM.replace("pay.example", "evil.test"), "2026-4"));
    await choose("Voucher");
    expect((await screen.findByRole("alert")).textContent).toBe(en.errors.paymentForm);
  });
});
