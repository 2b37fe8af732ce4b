// @vitest-environment jsdom
import Cookies from "js-cookie";
import { beforeEach, expect, it, vi } from "vitest";
import { blankAddressForm } from "#lib/gateway/validation/address-schema.ts";
import { fail, ok } from "#lib/shop/api/errors.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { browserQueryClient } from "#lib/web/client/query-client.ts";
import { changeOwner } from "#stores/checkout/checkout-owner.ts";
import { checkoutStore, emptyCheckout } from "#stores/checkout/checkout-store.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { setUpCart } from "#tests/factories/purchase/cart-runtime.ts";
import { canPrepare, type Preparation, prepareOrder } from "./prepare-order.ts";

const tab = vi.hoisted(() => ({ runtime: null as unknown }));
vi.mock("#components/shop/cart-runtime/browser-cart.ts", () => ({
  cartRuntime: () => tab.runtime,
}));
const calls = vi.hoisted(() => ({
  deliveryMethods: vi.fn(),
  saveDelivery: vi.fn(),
  paymentMethods: vi.fn(),
}));
vi.mock("#lib/web/client/checkout-calls.ts", () => ({ checkoutCalls: calls }));
const account = vi.hoisted(() => ({ orders: vi.fn(), order: vi.fn(), saveAddress: vi.fn() }));
vi.mock("#lib/web/client/account.ts", () => ({ accountCalls: account }));

const METHOD = { description: "", price: 3 };
const COURIER = { ...METHOD, id: 1, name: "Courier", options: [] };
const LOCKER = { ...METHOD, id: 2, name: "Locker", options: [{ id: 21, name: "Zagreb" }] };
const OFFLINE = fail({ kind: "network", status: 0, message: "" });
const { billing: _, consents: _none, differentBilling: _same, ...blank } = blankAddressForm;
const HOME = {
  ...blank,
  id: 3,
  type: "main" as const,
  firstName: "Ana",
  lastName: "Horvat",
  contactEmail: "ana@example.com",
  contactPhone: "+385 1 111",
  street: "Ilica",
  houseNumber: "1",
  zipCode: "10000",
  city: "Zagreb",
  country: "HR",
};
const COUNTRY = { id: 11, iso: "HR", code: "HRV", name: "Croatia" };

let preparation: Preparation;

/** A customer with these addresses opens the checkout. */
async function open(home: Partial<typeof HOME> = {}, deliveryMethodId: number | null = null) {
  const main = { ...HOME, ...home };
  const addresses = [main, { ...main, id: 4, type: "shipping" }];
  const user = { id: 9, email: "ana@example.com", addresses } as unknown as User;
  const parts = setUpCart();
  parts.calls.getCart.mockResolvedValue(ok(aCart([anItem()], { deliveryMethodId })));
  tab.runtime = parts.runtime;
  await parts.runtime.refresh();
  const state = changeOwner(emptyCheckout, user);
  if (state) checkoutStore().setState(state, true);
  preparation = {
    user,
    digitalOnly: false,
    anyNames: false,
    addressConsents: [],
    countries: { delivery: [COUNTRY], billing: [COUNTRY], deliveryId: () => 11 },
    isLate: () => false,
  };
  calls.saveDelivery.mockImplementation(async (_user: number, method: number) => {
    parts.calls.getCart.mockResolvedValue(ok(aCart([anItem()], { deliveryMethodId: method })));
    return ok({});
  });
}
const now = () => checkoutStore().getState();
const ordered = (delivery: object | null, payment: object | null) =>
  account.order.mockResolvedValue(ok({ details: { delivery, payment } }));

beforeEach(async () => {
  Cookies.set("cartId", "7");
  browserQueryClient().clear();
  calls.saveDelivery.mockReset();
  calls.deliveryMethods.mockReset().mockResolvedValue(ok([COURIER, LOCKER]));
  calls.paymentMethods.mockReset().mockResolvedValue(
    ok([
      { id: 5, name: "Cash", paymentType: null },
      { id: 6, name: "Card", paymentType: "CARD" },
    ]),
  );
  account.saveAddress.mockReset();
  account.orders.mockReset().mockResolvedValue(ok({ items: [{ id: 40 }], total: 1 }));
  ordered({ name: "Locker", branch: "Zagreb" }, { name: "Card", branch: "" });
  await open();
});

it("prepares the saved address with the delivery and the payment of the last order", async () => {
  expect(canPrepare()).toBe(true);
  await prepareOrder(preparation);
  expect(now().progress).toEqual({ active: "payment", done: ["address", "shipping"] });
  expect(now().buyer.userId).toBe(9);
  expect(calls.saveDelivery).toHaveBeenCalledExactlyOnceWith(9, 2, 21);
  expect(now().shipping).toEqual({ methodId: 2, branchId: 21 });
  expect(now().paymentMethodId).toBe(6);
  expect(now().consents).toEqual([]);
  expect(account.saveAddress).not.toHaveBeenCalled();
  expect(canPrepare()).toBe(false);
});

it("sends no delivery that the cart has already", async () => {
  await open({}, 1);
  await prepareOrder(preparation);
  expect(calls.saveDelivery).not.toHaveBeenCalled();
  expect(now().shipping.methodId).toBe(1);
  expect(now().progress.active).toBe("payment");
});

it.each([
  [
    "the delivery, where the last order cannot be read",
    () => account.orders.mockResolvedValue(OFFLINE),
  ],
  [
    "the delivery, where nothing was ordered",
    () => account.orders.mockResolvedValue(ok({ items: [] })),
  ],
  [
    "the delivery, where the methods cannot be read",
    () => calls.deliveryMethods.mockResolvedValue(OFFLINE),
  ],
  ["the delivery, where it cannot be saved", () => calls.saveDelivery.mockResolvedValue(OFFLINE)],
])("leaves to the customer %s", async (_name, arrange) => {
  arrange();
  await prepareOrder(preparation);
  expect(now().progress).toEqual({ active: "address", done: [] });
  expect(now().paymentMethodId).toBeNull();
});

it.each([
  ["lacks a field", { street: "" }],
  ["is where nothing is delivered", { country: "FR" }],
])("leaves an address that %s to the customer", async (_name, home) => {
  await open(home);
  await prepareOrder(preparation);
  expect(now().progress).toEqual({ active: "address", done: [] });
  expect(calls.deliveryMethods).not.toHaveBeenCalled();
});

it("leaves the address step open where it has a consent that must be given, or that is not known", async () => {
  const consent = { uniqueNumber: "c", required: true, displayName: "I agree", html: "" };
  for (const addressConsents of [[consent], null]) {
    await open();
    await prepareOrder({ ...preparation, addressConsents } as unknown as Preparation);
    expect(now().progress.active).toBe("address");
  }
});

it("prepares nothing for a guest, or where a step was done by hand", () => {
  checkoutStore().setState(emptyCheckout, true);
  expect(canPrepare()).toBe(false);
});

it("changes nothing more once the shopper goes on by hand", async () => {
  let late = false;
  calls.deliveryMethods.mockImplementation(async () => {
    late = true;
    return ok([COURIER, LOCKER]);
  });
  await prepareOrder({ ...preparation, isLate: () => late });
  expect(now().progress.active).toBe("address");
  expect(calls.saveDelivery).not.toHaveBeenCalled();
});
