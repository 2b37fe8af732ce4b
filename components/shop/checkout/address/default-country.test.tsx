// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import en from "#messages/en.json";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { AddressStep } from "./address-step.tsx";

vi.mock("#lib/web/client/checkout-calls.ts", () => ({ checkoutCalls: {} }));
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: {} }));

const COUNTRIES = [
  { id: 11, iso: "HR", name: "Croatia" },
  { id: 12, iso: "SI", name: "Slovenia" },
];

function setUp(defaultCountry: string): void {
  const countries = {
    delivery: COUNTRIES,
    billing: COUNTRIES,
    deliveryId: () => 11,
    nameOf: String,
  };
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={CART_SITE}>
        <AddressStep
          user={null}
          anyNames={false}
          countries={countries}
          defaultCountry={defaultCountry}
          consents={[]}
          onDone={vi.fn()}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
}

beforeEach(() => checkoutStore().setState(emptyCheckout, true));
afterEach(cleanup);

describe("the country of an empty form", () => {
  const chosen = () => screen.getByLabelText<HTMLSelectElement>(en.checkout.field.country).value;

  it.each([
    ["SI", "SI"],
    ["FR", ""],
    ["", ""],
  ])("with the site's %j is %j: only one that is delivered to", (defaultCountry, country) => {
    setUp(defaultCountry);
    expect(chosen()).toBe(country);
  });

  it("is not put over one that was chosen", () => {
    checkoutStore().setState({ address: { ...blankAddressForm, country: "HR" } });
    setUp("SI");
    expect(chosen()).toBe("HR");
  });
});
