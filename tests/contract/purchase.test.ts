import { beforeEach, describe, expect, it } from "vitest";
import type { RequestOf } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect, outcome } from "./client.ts";

const sandbox = mountSandbox();
const { cart, delivery, payment, order } = calls.ecommerce;
const { getAvailableCountries } = calls.v2.ecommerce.checkout;

let shop: Client;
let session: { cartId: string; protectCode: string };
let priced: typeof session & { currencyId: number };
let productId: number;

beforeEach(async () => {
  sandbox.reset();
  shop = await connect();
  session = await shop.get(cart.getNewCartSession);
  priced = { ...session, currencyId: shop.currencyId };
  const { items } = await shop.get(calls.product.web.filter, {
    input: { limit: 200, filters: [{ key: "archived", value: false }] },
  });
  const found = items.find(
    ({ format, stock, type, customOptions }) =>
      format === "simple" && stock.available && type === "product" && customOptions.length === 0,
  );
  productId = found?.id ?? 0;
});

const add = (qty = 1) =>
  shop.get(cart.addItem, { input: { ...priced, productId, qty, options: {}, reservation: false } });

/** Registers a guest with an address, as the checkout does. */
async function guest(): Promise<{ id: number; email: string }> {
  const email = "guest@example.test";
  const main = {
    type: "main",
    firstName: "Ana",
    lastName: "Horvat",
    contactEmail: email,
    contactPhone: "+385911234567",
    country: "HR",
    city: "Zagreb",
    street: "Ilica",
    houseNumber: "1",
    zipCode: "10000",
  } as const;
  const details = { firstName: "Ana", lastName: "Horvat" };
  const input: RequestOf<typeof calls.user.web.register> = {
    guest: true,
    email,
    details,
    addresses: [main, { ...main, type: "shipping" }],
    company: null,
  };
  const { user } = await shop.get(calls.user.web.register, { input });
  await shop.get(calls.user.web.update, { input: { ...input, id: user.id } });
  return user;
}

describe("the cart", () => {
  it("adds, updates, removes and clears, and returns a cart every time", async () => {
    const added = await add(2);
    expect(added.items).toHaveLength(1);
    const { itemId, productData, prices } = added.items[0] ?? expect.fail("no line");
    expect(productData.name).not.toBe("");
    expect(prices.converted.row).toBeCloseTo(prices.converted.finalPrice * 2);
    expect(added.prices.converted.itemsTotal).toBeCloseTo(prices.converted.row);
    const changed = await shop.get(cart.updateItem, {
      input: { ...priced, itemId, qty: 3, options: {} },
    });
    expect(changed.items[0]?.qty).toBe(3);
    expect((await shop.get(cart.getCart, { input: priced })).items[0]?.qty).toBe(3);
    expect((await shop.get(cart.validateCart, { input: session })).items).toHaveLength(1);
    expect((await shop.get(cart.deleteItem, { input: { ...priced, itemId } })).items).toEqual([]);
    await add();
    expect((await shop.get(cart.clearCart, { input: priced })).items).toEqual([]);
  });

  it("gives the contract's refusals", async () => {
    await add();
    expect(
      outcome(
        await shop.send(cart.applyCoupon, { input: { ...priced, couponCode: "NO-SUCH-CODE" } }),
      ),
    ).toBe("404 Coupon not found!");
    expect(
      outcome(await shop.send(cart.getCart, { input: { ...priced, protectCode: "wrong" } })),
    ).toMatch(/^400/);
    expect(
      outcome(await shop.send(cart.getCart, { input: { ...priced, cartId: "99999999" } })),
    ).toMatch(/^400/);
    await shop.get(cart.removeCoupon, { input: priced });
    expect(
      outcome(await shop.send(cart.applyMemberCard, { input: { ...priced, barcode: "1" } })),
    ).toMatch(/^401/);
  });
});

describe("an order", () => {
  it("leads from the address to the slug, and uses up the session", async () => {
    await add();
    const user = await guest();
    const countries = await shop.get(getAvailableCountries, { input: session });
    const countryId = countries.find(({ iso }) => iso === "HR")?.id ?? 0;
    const methods = await shop.get(delivery.getApplicableDeliveryMethods, {
      input: { ...priced, userId: user.id, countryId },
    });
    const branched =
      methods.find(({ options }) => options.length > 0) ?? expect.fail("no method with branches");
    const branchId = branched.options[0]?.id;
    await shop.get(delivery.saveDeliveryMethod, {
      input: { ...session, userId: user.id, deliveryMethodId: branched.id, branchId },
    });
    const read = await shop.get(cart.getCart, { input: priced });
    expect(read).toMatchObject({
      deliveryMethodId: branched.id,
      options: { deliveryBranchId: branchId },
    });

    const payments = await shop.get(payment.getApplicablePaymentMethods, {
      input: { ...session, userId: user.id },
    });
    const onDelivery =
      payments.find(({ paymentType }) => paymentType === null) ??
      expect.fail("no method without type");
    await shop.get(payment.savePaymentMethod, {
      input: { ...session, userId: user.id, paymentMethodId: onDelivery.id },
    });
    const ordering = {
      ...session,
      userId: user.id,
      giftMessage: "",
      orderMessage: "",
      to: "",
      from: "",
      successURL: "http://tenis.localhost/naplata/uspjesna",
      failureURL: "http://tenis.localhost/checkout/failure",
    };
    const made = await shop.get(order.create, { input: ordering });
    expect([made.html, made.orderSlug === ""]).toEqual(["", false]);
    expect(outcome(await shop.send(order.create, { input: ordering }))).toBe(
      "409 Session already used.",
    );
  });

  it("returns a form for a card payment", async () => {
    await add();
    const user = await guest();
    const countries = await shop.get(getAvailableCountries, { input: session });
    const countryId = countries.find(({ iso }) => iso === "HR")?.id ?? 0;
    const methods = await shop.get(delivery.getApplicableDeliveryMethods, {
      input: { ...priced, userId: user.id, countryId },
    });
    const plain =
      methods.find(({ options }) => options.length === 0) ??
      expect.fail("no method without branches");
    await shop.get(delivery.saveDeliveryMethod, {
      input: { ...session, userId: user.id, deliveryMethodId: plain.id },
    });
    const payments = await shop.get(payment.getApplicablePaymentMethods, {
      input: { ...session, userId: user.id },
    });
    const card =
      payments.find(({ paymentType }) => paymentType === "CARD") ?? expect.fail("no card");
    await shop.get(payment.savePaymentMethod, {
      input: { ...session, userId: user.id, paymentMethodId: card.id },
    });
    const input = {
      ...session,
      userId: user.id,
      giftMessage: "",
      orderMessage: "",
      to: "",
      from: "",
      successURL: "http://tenis.localhost/naplata/uspjesna",
      failureURL: "http://tenis.localhost/checkout/failure",
    };
    expect((await shop.get(order.create, { input })).html).toMatch(/^\s*<form/i);
  });
});

it("accepts a consent log", async () => {
  const consents = (
    await shop.get(calls.gdpr.web.consent.filter, { input: { formType: "checkoutForm" } })
  ).map(({ uniqueNumber }) => uniqueNumber);
  const input = {
    status: "accepted",
    statusTimestamp: new Date().toISOString(),
    sourceType: "checkoutForm",
    consents,
    user: { userType: "guest", email: "guest@example.test" },
  } as const;
  expect(
    outcome(
      await shop.send(calls.gdpr.web.consent.log.create, {
        input: { ...input, consents: [...consents] },
      }),
    ),
  ).toBe("200");
});
