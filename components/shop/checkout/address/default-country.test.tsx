// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import en from "#messages/en.json";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { AddressStep } from "./address-step.tsx";

vi.mock("#lib/web/client/checkout.ts", () => ({ checkoutCalls: {} }));
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

const found = <T,>(part: T | null): T => {
  if (part === null) throw new Error("It is not shown.");
  return part;
};
const list = () => screen.queryByLabelText<HTMLSelectElement>(en.checkout.field.country);
const change = () => screen.queryByRole("button", { name: /^Change Country$/ });

describe("the country of an empty form", () => {
  it.each([
    "FR",
    "",
  ])("is to be chosen where the site's is %j: none that is delivered to", (iso) => {
    setUp(iso);
    expect(list()?.value).toBe("");
    expect(change()).toBeNull();
  });

  it("is the site's, in a line that opens the list", async () => {
    setUp("SI");
    expect(checkoutStore().getState().address.country).toBe("SI");
    expect(screen.getByText("Slovenia")).toBeTruthy();
    expect(list()).toBeNull();
    fireEvent.click(found(change()));
    expect(list()?.value).toBe("SI");
    await waitFor(() => expect(document.activeElement).toBe(list()));
    fireEvent.change(found(list()), { target: { value: "HR" } });
    expect(list()?.value).toBe("HR");
  });

  it("is not put over one that was chosen", () => {
    checkoutStore().setState({ address: { ...blankAddressForm, country: "HR" } });
    setUp("SI");
    expect(list()?.value).toBe("HR");
  });
});
