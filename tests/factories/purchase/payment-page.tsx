import { fireEvent, render, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { NextIntlClientProvider } from "next-intl";
import { vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { PaymentStep } from "#components/shop/checkout/payment-step.tsx";
import { ok } from "#lib/shop/api/errors.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { aCart, anItem } from "./cart.ts";
import { CART_SITE } from "./cart-view.tsx";
import { calls, cartCalls, runtime } from "./payment-mocks.ts";
import { created } from "./place-order.ts";

export const aMethod = (id: number, name: string, paymentType: string | null = null) => ({
  id,
  name,
  description: "",
  paymentType,
});
export const CASH = aMethod(1, "Cash");
export const PAYPAL = aMethod(3, "PayPal", "PAYPAL");
export const CONSENT = { uniqueNumber: "terms", required: true, text: "Terms" };

/** A buyer at the payment step, and a backend that accepts everything. For `beforeEach`. */
export function readyForPayment(methods: readonly object[]): void {
  vi.resetAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  browserQueryClient().clear();
  vi.stubGlobal("navigator", {});
  const buyer = { userId: 5, shippingAddressId: null, billingAddressId: null };
  const progress = { active: "payment", done: ["address", "shipping"] } as const;
  checkoutStore().setState({ ...emptyCheckout, buyer, progress }, true);
  Cookies.set("cartId", "7");
  runtime.client = browserQueryClient();
  runtime.handleSessionEnd.mockImplementation((result) => result);
  calls.paymentMethods.mockResolvedValue(ok(methods));
  calls.placeOrder.mockResolvedValue(created(""));
  calls.logConsents.mockResolvedValue(ok({}));
  cartCalls.getCart.mockResolvedValue(ok(aCart()));
}

/** Renders the payment step of a cart. `consents` null: they could not be loaded. */
export function showPayment({
  cart = aCart([anItem()], { deliveryMethodId: 1 }),
  consents = [] as (typeof CONSENT)[] | null,
  onBack = vi.fn(),
} = {}) {
  runtime.cart.mockReturnValue(cart);
  return render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={CART_SITE}>
        <PaymentStep
          cart={cart}
          updating={false}
          consents={consents}
          paymentOrigins={["https://pay.example"]}
          scriptOrigins={["https://pay.example"]}
          onBack={onBack}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
}

export const pick = async (name: string) =>
  fireEvent.click(await screen.findByRole("radio", { name }));
export const pay = () => fireEvent.click(screen.getByRole("button", { name: /^Order and pay €/ }));
