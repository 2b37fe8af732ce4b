import { beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import { toSeenCart } from "#lib/shop/domain/cart/changes.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { cartCalls } from "./cart-calls.ts";
import { checkoutCalls } from "./checkout-calls.ts";

const callGateway = vi.hoisted(() => vi.fn());
vi.mock("./call-gateway.ts", () => ({ callGateway }));

const KNOWN = { userId: 5, billingAddressId: 31, shippingAddressId: 32 };
const UNKNOWN = { userId: 5, billingAddressId: null, shippingAddressId: null };
const TEXTS = { orderMessage: "Ring twice", giftMessage: "Enjoy", to: "Iva", from: "Ana" };

beforeEach(() => callGateway.mockReset().mockResolvedValue(ok({})));

/** The exact requests: cart, currency and return addresses are filled in by the gateway (docs/contract.md §1.8). */
describe("the calls of the checkout", () => {
  it.each([
    [
      "delivery methods for the addresses that are known",
      () => checkoutCalls.deliveryMethods(5, KNOWN, 11),
      "v1/ecommerce/delivery/getApplicableDeliveryMethods",
      { userId: 5, countryId: 11, userBillingAddressId: 31, userShippingAddressId: 32 },
    ],
    [
      "delivery methods without those that are not",
      () => checkoutCalls.deliveryMethods(5, UNKNOWN, 11),
      "v1/ecommerce/delivery/getApplicableDeliveryMethods",
      { userId: 5, countryId: 11 },
    ],
    [
      "the delivery method and its branch",
      () => checkoutCalls.saveDelivery(5, 2, 201),
      "v1/ecommerce/delivery/saveDeliveryMethod",
      { userId: 5, deliveryMethodId: 2, branchId: 201 },
    ],
    [
      "payment methods",
      () => checkoutCalls.paymentMethods(5, KNOWN),
      "v1/ecommerce/payment/getApplicablePaymentMethods",
      { userId: 5, userBillingAddressId: 31 },
    ],
  ])("sends %s", async (_, call, path, input) => {
    await call();
    expect(callGateway).toHaveBeenCalledExactlyOnceWith(path, { input });
  });

  it("send an order as it is, with more time than the calls have", async () => {
    const order = {
      userId: 5,
      paymentMethodId: 3,
      companyData: { companyName: "Klub", oib: "94577403194" },
      consents: ["terms"],
      ...TEXTS,
      seen: toSeenCart(aCart([anItem()])),
    };
    await checkoutCalls.placeOrder(order);
    expect(callGateway).toHaveBeenCalledExactlyOnceWith("order/place", {
      input: order,
      deadline: 50_000,
    });
    expect(order.seen).toEqual({
      currencyId: null,
      prices: { converted: { orderTotal: 10 }, base: null },
      items: [{ itemId: 1, prices: { base: { finalPrice: 10, cartTotal: 10 } } }],
    });
  });

  it("confirm a payment made in the page, and require an address in the answer", async () => {
    await checkoutCalls.confirmPayment("2026-1", { orderID: "PP-1" });
    expect(callGateway).toHaveBeenCalledExactlyOnceWith("v1/ecommerce/order/pgSuccess", {
      params: { id: "2026-1" },
      input: { details: { orderID: "PP-1" }, internalRedirect: true },
    });
  });

  it.each([["guest"], ["user"]] as const)("log what a %s accepted, and when", async (userType) => {
    vi.useFakeTimers({ now: new Date("2026-05-01T10:00:00Z") });
    await checkoutCalls.logConsents("checkoutForm", ["terms"], "ana@example.com", userType);
    vi.useRealTimers();
    expect(callGateway).toHaveBeenCalledExactlyOnceWith("v1/gdpr/web/consent/log/create", {
      input: {
        status: "accepted",
        statusTimestamp: "2026-05-01T10:00:00.000Z",
        sourceType: "checkoutForm",
        consents: ["terms"],
        user: { userType, email: "ana@example.com" },
      },
    });
  });

  it("read a guest's ids, and update the guest with them", async () => {
    const addresses = [
      { id: 31, type: "main" },
      { id: 32, type: "shipping" },
    ];
    callGateway.mockResolvedValueOnce(ok({ user: { id: 5, addresses } }));
    const guest = { guest: true, email: "ana@example.com" } as Parameters<
      typeof checkoutCalls.register
    >[0];
    expect(await checkoutCalls.register(guest)).toEqual(ok(KNOWN));
    await checkoutCalls.update(guest, 5);
    expect(callGateway).toHaveBeenLastCalledWith("v1/user/web/update", {
      input: { ...guest, id: 5 },
    });
  });
});

describe("the calls of the cart", () => {
  const options = { personalizations: { Engraving: "Ana" }, bundleOptions: [] };

  it.each([
    [
      "a product with its options",
      () => cartCalls.addItem({ productId: 3, quantity: 2, name: "Racket", ...options }),
      "v1/ecommerce/cart/addItem",
      { productId: 3, qty: 2, options, reservation: false },
    ],
    [
      "a service as a reservation",
      () => cartCalls.addItem({ productId: 3, quantity: 1, name: "Lesson", reservation: true }),
      "v1/ecommerce/cart/addItem",
      {
        productId: 3,
        qty: 1,
        options: { personalizations: {}, bundleOptions: [] },
        reservation: true,
      },
    ],
    [
      "a quantity with the line's options",
      () => cartCalls.updateItem({ itemId: 1, qty: 4, options }),
      "v1/ecommerce/cart/updateItem",
      { itemId: 1, qty: 4, options },
    ],
    ["a removal", () => cartCalls.deleteItem(1), "v1/ecommerce/cart/deleteItem", { itemId: 1 }],
    [
      "a coupon",
      () => cartCalls.applyCoupon("ACE10"),
      "v1/ecommerce/cart/applyCoupon",
      { couponCode: "ACE10" },
    ],
    [
      "a member card",
      () => cartCalls.applyMemberCard("29"),
      "v1/ecommerce/cart/applyMemberCard",
      { barcode: "29" },
    ],
  ])("sends %s, also while its page is left", async (_, call, path, input) => {
    await call();
    expect(callGateway).toHaveBeenCalledExactlyOnceWith(path, { input, keepalive: true });
  });

  it("has a cart opened in the request of a line", async () => {
    await cartCalls.addItem({ productId: 3, quantity: 2, name: "" }, "another");
    const options = { personalizations: {}, bundleOptions: [] };
    const input = { productId: 3, qty: 2, options, reservation: false, open: "another" };
    const path = "v1/ecommerce/cart/addItem";
    expect(callGateway).toHaveBeenCalledExactlyOnceWith(path, { input, keepalive: true });
  });
});
