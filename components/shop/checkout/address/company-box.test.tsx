// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import { ok } from "#lib/shop/api/errors.ts";
import en from "#messages/en.json";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { CART_SITE } from "#tests/factories/purchase/cart-view.tsx";
import { AddressStep } from "./address-step.tsx";

const api = vi.hoisted(() => ({ register: vi.fn(), logConsents: vi.fn() }));
vi.mock("#lib/web/client/checkout-calls.ts", () => ({ checkoutCalls: api }));
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: {} }));
vi.mock("#components/kit/ui/toast.ts", () => ({ showToast: vi.fn() }));

const CROATIA = [{ id: 11, iso: "HR", name: "Croatia" }];
const ANA = {
  firstName: "Ana",
  lastName: "Horvat",
  contactEmail: "ana@example.com",
  contactPhone: "091",
  street: "Ilica",
  houseNumber: "1",
  zipCode: "10000",
  city: "Zagreb",
  country: "HR",
};
const field = (name: string) => screen.getByRole("textbox", { name });
const next = () => fireEvent.click(screen.getByRole("button", { name: "Next" }));

/** Shows the step with Ana's address filled in. */
function setUp() {
  const onDone = vi.fn();
  checkoutStore().setState({ address: { ...blankAddressForm, ...ANA } });
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <SiteProvider site={CART_SITE}>
        <AddressStep
          user={null}
          anyNames={false}
          countries={{ delivery: CROATIA, billing: CROATIA, deliveryId: () => 11, nameOf: String }}
          defaultCountry=""
          consents={[]}
          onDone={onDone}
        />
      </SiteProvider>
    </NextIntlClientProvider>,
  );
  return onDone;
}

beforeEach(() => {
  sessionStorage.clear();
  checkoutStore().setState(emptyCheckout, true);
  api.logConsents.mockResolvedValue(ok(null));
  api.register.mockResolvedValue(
    ok({ userId: 5, billingAddressId: null, shippingAddressId: null }),
  );
});
afterEach(cleanup);

it("buys for nobody else once the box of the company is unchecked", async () => {
  const onDone = setUp();
  const box = screen.getByRole("checkbox", { name: en.checkout.forCompany });
  fireEvent.click(box);
  fireEvent.input(field("Company"), { target: { value: "Klub d.o.o." } });
  fireEvent.click(box);
  next();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(checkoutStore().getState().address.companyName).toBe("");
});

it("takes a street apart that a browser filled in with its number", async () => {
  const onDone = setUp();
  fireEvent.input(field("Street"), { target: { value: "Ilica 12" } });
  fireEvent.input(field("House number"), { target: { value: "" } });
  next();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const { street, houseNumber } = checkoutStore().getState().address;
  expect([street, houseNumber]).toEqual(["Ilica", "12"]);
});
