// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { order } from "#lib/shop/api/schemas/order-schema.ts";
import en from "#messages/en.json";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { OrderTotals } from "./order-totals.tsx";

it("says that a delivery without a price was free", () => {
  const converted = { itemsTotal: 20, delivery: 0, orderTotal: 20 };
  const bought = order.parse({ id: 1, currency: "EUR", details: { prices: { converted } } });
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <SiteProvider site={CART_SITE}>
        <OrderTotals order={bought} />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  expect(container.textContent).toContain("DeliveryFree");
  expect(container.textContent).toContain("Total€20.00");
});
