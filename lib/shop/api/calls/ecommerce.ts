import { z } from "zod";
import { get, post, put } from "#lib/shop/api/declare.ts";
import { LONGEST_DEADLINE } from "#lib/shop/api/longest-deadline.ts";
import { deliveryMethod, orderCreated, paymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import { deliveryOffer } from "#lib/shop/api/schemas/delivery-schema.ts";
import { rowsOf } from "#lib/shop/api/schemas/list.ts";
import { freeform, idOut, nothing, valueOut } from "#lib/shop/api/schemas/out.ts";
import { checkoutSettings } from "#lib/shop/api/schemas/site-schema.ts";
import { VALUE_KINDS } from "#lib/shop/values/kinds.ts";
import { cart } from "./cart.ts";

/** The buyer that the browser assumes; the gateway sends the one it knows. */
const userId = idOut.optional();
/** Sent when known, left out otherwise (docs/contract.md §3.4). */
const addressIds = {
  userBillingAddressId: idOut.optional(),
  userShippingAddressId: idOut.optional(),
};

export const companyData = z
  .object({ companyName: valueOut(VALUE_KINDS.company), oib: valueOut(VALUE_KINDS.taxNumber) })
  .optional();

const orderText = valueOut({ ...VALUE_KINDS.text, max: 2000 });

/** The messages that a shopper adds to an order. */
export const orderTexts = {
  giftMessage: orderText,
  orderMessage: orderText,
  to: valueOut(VALUE_KINDS.line),
  from: valueOut(VALUE_KINDS.line),
};

export const ecommerce = {
  settings: { getCheckoutSettings: get({ access: "public", answer: checkoutSettings }) },
  cart,
  delivery: {
    getApplicableDeliveryMethods: post({
      access: "public",
      safe: true,
      input: z.object({ userId, countryId: idOut, ...addressIds }),
      fill: ["cart", "currency", "buyer"],
      answer: rowsOf(deliveryMethod),
    }),
    /** Optional: offered if `Capabilities` names `deliveryOffers`. Asked for pages of products, and by the cart. */
    getDeliveryOffers: post({
      access: "public",
      safe: true,
      input: z.object({ productId: idOut, countryId: idOut, currencyId: idOut }),
      answer: rowsOf(deliveryOffer),
    }),
    saveDeliveryMethod: put({
      access: "public",
      input: z.object({ userId, deliveryMethodId: idOut, branchId: idOut.nullable().optional() }),
      fill: ["cart", "buyer"],
      answer: nothing,
    }),
  },
  payment: {
    getApplicablePaymentMethods: post({
      access: "public",
      safe: true,
      input: z.object({ userId, userBillingAddressId: idOut.optional() }),
      fill: ["cart", "buyer"],
      answer: rowsOf(paymentMethod),
    }),
    /** Part of placing an order, which is one step of the gateway (decision 0045). */
    savePaymentMethod: put({
      input: z.object({ userId, paymentMethodId: idOut, companyData }),
      fill: ["cart", "buyer"],
      answer: nothing,
    }),
  },
  order: {
    /**
     * Long, because the backend may wait for the payment provider; never repeated. The last part of placing an order
     * (decision 0045).
     */
    create: post({
      input: z.object({ userId, ...orderTexts }),
      fill: ["cart", "returnUrls", "buyer"],
      answer: orderCreated,
      deadline: LONGEST_DEADLINE,
    }),
    /** `id` is the order's slug. `url` is checked by `localPath` before it is followed. */
    pgSuccess: post({
      access: "public",
      params: ["id"],
      input: z.object({ details: freeform, internalRedirect: z.literal(true) }),
      answer: z.object({ url: z.string() }),
      deadline: LONGEST_DEADLINE,
    }),
  },
};
