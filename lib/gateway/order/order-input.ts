import { z } from "zod";
import { recordByName } from "#lib/base/utils/record-of.ts";
import { FILLS } from "#lib/shop/api/call.ts";
import { companyData, orderTexts } from "#lib/shop/api/calls/ecommerce.ts";
import { consentsOut, idOut, shortText } from "#lib/shop/api/schemas/out.ts";
import { ADDRESS_FIELDS } from "#lib/shop/values/address.ts";

const amount = z.number();
const amountOrNull = amount.nullable();

const shownAddress = z.object(recordByName(ADDRESS_FIELDS, () => shortText.optional()));

/** The browser's part of an order: the buyer's choices, and the cart as it was shown. */
export const orderInput = z.object({
  /** Whom the browser believes it buys for. */
  userId: idOut.optional(),
  paymentMethodId: idOut,
  companyData,
  /** The consents that were accepted. */
  consents: consentsOut,
  ...orderTexts,
  /** The labels of the buyer's choices, for the confirmation page; not sent to the backend. */
  shown: z
    .object({
      shipping: shownAddress.optional(),
      billing: shownAddress.optional(),
      delivery: shortText.optional(),
      branch: shortText.optional(),
      payment: shortText.optional(),
    })
    .optional(),
  seen: z.object({
    currencyId: amountOrNull,
    prices: z.object({
      converted: z.object({ orderTotal: amount }),
      base: z.object({ orderTotal: amount }).nullable(),
    }),
    items: z
      .array(
        z.object({
          itemId: amount,
          prices: z.object({
            base: z.object({ finalPrice: amountOrNull, cartTotal: amountOrNull }),
          }),
        }),
      )
      .max(1_000),
  }),
});
export type OrderInput = z.output<typeof orderInput>;

/** Input that the gateway adds itself: the cart, its currency, the buyer, and the URLs to which a provider returns. */
export const knownOrder = z.object({
  ...FILLS.cart,
  ...FILLS.currency,
  ...FILLS.buyer,
  ...FILLS.returnUrls,
});
export type KnownOrder = z.output<typeof knownOrder>;
