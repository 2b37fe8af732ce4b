import { z } from "zod";
import { call } from "#lib/api/call.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { deliveryMethod, orderCreated, paymentMethod } from "#lib/api/schemas/cart.ts";
import { rowsOf } from "#lib/api/schemas/list.ts";
import { freeform, idOut, nothing, words } from "#lib/api/schemas/out.ts";
import { checkoutSettings, country, currencyConfig } from "#lib/api/schemas/site.ts";
import { cart } from "./cart.ts";

const { delivery, payment, order, ...paths } = endpoints.ecommerce;
const userId = idOut;
/** Sent when known, left out otherwise (contract, section 3). */
const addressIds = {
  userBillingAddressId: idOut.optional(),
  userShippingAddressId: idOut.optional(),
};

export const ecommerce = {
  checkoutSettings: call(paths.checkoutSettings, { answer: checkoutSettings }),
  currencyConfig: call(paths.currencyConfig, { answer: currencyConfig }),
  getAvailableCountries: call(paths.getAvailableCountries, {
    fill: ["cart"],
    answer: rowsOf(country),
  }),
  cart,
  delivery: {
    getApplicableDeliveryMethods: call(delivery.getApplicableDeliveryMethods, {
      input: z.object({ userId, countryId: idOut, ...addressIds }),
      fill: ["cart", "currency"],
      answer: rowsOf(deliveryMethod),
    }),
    saveDeliveryMethod: call(delivery.saveDeliveryMethod, {
      input: z.object({ userId, deliveryMethodId: idOut, branchId: idOut.nullable().optional() }),
      fill: ["cart"],
      answer: nothing,
    }),
  },
  payment: {
    getApplicablePaymentMethods: call(payment.getApplicablePaymentMethods, {
      input: z.object({ userId, userBillingAddressId: idOut.optional() }),
      fill: ["cart"],
      answer: rowsOf(paymentMethod),
    }),
    savePaymentMethod: call(payment.savePaymentMethod, {
      input: z.object({
        userId,
        paymentMethodId: idOut,
        companyData: z.object({ companyName: words, oib: words }).optional(),
      }),
      fill: ["cart"],
      answer: nothing,
    }),
  },
  order: {
    /** Long, because the payment provider may be asked meanwhile; never repeated. */
    create: call(order.create, {
      input: z.object({
        userId,
        giftMessage: z.string().max(2000),
        orderMessage: z.string().max(2000),
        to: words,
        from: words,
      }),
      fill: ["cart", "returnUrls"],
      answer: orderCreated,
      deadline: 30_000,
    }),
    /** Params: `id` = orderSlug. `url` is checked by `localPath` before it is followed. */
    pgSuccess: call(order.pgSuccess, {
      input: z.object({ details: freeform, internalRedirect: z.literal(true) }),
      answer: z.object({ url: z.string() }),
      deadline: 30_000,
    }),
  },
};
