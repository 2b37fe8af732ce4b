// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { BUYER_UNKNOWN } from "#lib/shop/api/buyer-unknown.ts";
import { ok } from "#lib/shop/api/errors.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import en from "#messages/en.json";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { refused } from "#tests/factories/purchase/cart-runtime.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { ShippingStep } from "./shipping-step.tsx";

const calls = vi.hoisted(() => ({ deliveryMethods: vi.fn(), saveDelivery: vi.fn() }));
vi.mock("#lib/web/client/checkout-calls.ts", () => ({ checkoutCalls: calls }));
const runtime = vi.hoisted(() => ({
  cart: () => ({ deliveryMethodId: null, options: {} }),
  handleSessionEnd: (result: unknown) => result,
  session: { id: () => "1" },
  read: async () => null,
  client: null as unknown,
}));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({ cartRuntime: () => runtime }));
const toast = vi.hoisted(() => vi.fn());
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: toast }));

const COURIER = { id: 1, name: "Courier", description: "", price: 5.9, options: [] };

it.each([
  ["the methods are read", "deliveryMethods"],
  ["the method is saved", "saveDelivery"],
] as const)("the address is asked again when %s for a buyer whom the gateway does not know, and nothing is forgotten", async (_, call) => {
  browserQueryClient().clear();
  runtime.client = browserQueryClient();
  calls.deliveryMethods.mockResolvedValue(ok([COURIER]));
  calls[call].mockResolvedValue(refused(403, BUYER_UNKNOWN));
  const shipping = { methodId: 1, branchId: null };
  checkoutStore().setState({
    ...emptyCheckout,
    shipping,
    buyer: { userId: 5, shippingAddressId: null, billingAddressId: null },
    progress: { active: "shipping", done: ["address"] },
    sentGuest: "{}",
  });
  const onDone = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={en}>
      <SiteProvider site={CART_SITE}>
        <ShippingStep
          leads={false}
          countryId={1}
          skips={false}
          onBack={() => {}}
          onUpdating={() => {}}
          onDone={onDone}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  await waitFor(() => expect(checkoutStore().getState().progress.active).toBe("address"));
  expect(checkoutStore().getState()).toMatchObject({
    shipping,
    buyer: { userId: null },
    sentGuest: "",
  });
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    tone: "info",
    message: en.errors.noActiveUser,
  });
  expect(onDone).not.toHaveBeenCalled();
});
