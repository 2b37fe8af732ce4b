// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ar from "#messages/ar.json";
import de from "#messages/de.json";
import en from "#messages/en.json";
import hr from "#messages/hr.json";
import { EUR } from "#tests/factories/purchase/cart-view.tsx";
import {
  aMethod,
  CASH,
  pick,
  readyForPayment,
  showPayment,
} from "#tests/factories/purchase/payment-page.tsx";
import { OrderLabel } from "./order-label.tsx";

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
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

beforeEach(() =>
  readyForPayment([
    CASH,
    { ...aMethod(4, "Monthly", "PAYPAL"), terms: "<p>Each <b>month</b>.</p><script>x</script>" },
  ]),
);
afterEach(cleanup);

const Label = () => (
  <OrderLabel t={useTranslations("checkout")} total={45.5} currency={EUR} locale="en" />
);

describe("the button that orders", () => {
  it.each([
    ["en", en, "Order and pay €45.50"],
    ["de", de, "Zahlungspflichtig bestellen"],
    ["hr", hr, "Naruči uz obvezu plaćanja"],
    ["ar", ar, "اطلب مع الالتزام بالدفع €45.50"],
  ])("says in %s that the order has to be paid", (locale, messages, words) => {
    render(
      <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages}>
        <button type="button">
          <Label />
        </button>
      </NextIntlClientProvider>,
    );
    expect(screen.getByRole("button").textContent).toBe(words);
  });

  it("has the terms of a repeated payment beside it, as text, once its method is chosen", async () => {
    showPayment();
    await pick("Cash");
    expect(screen.queryByRole("region", { name: en.checkout.terms })).toBeNull();
    await pick("Monthly");
    const terms = screen.getByRole("region", { name: en.checkout.terms });
    expect(terms.textContent).toBe(`${en.checkout.terms}Each month.`);
    expect(terms.querySelector("script, b")).toBeNull();
  });
});
