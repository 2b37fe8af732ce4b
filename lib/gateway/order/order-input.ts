import { z } from "zod";
import { FILLS } from "#lib/shop/api/call.ts";
import { companyData, orderTexts } from "#lib/shop/api/calls/ecommerce.ts";
import { consentsOut, idOut } from "#lib/shop/api/schemas/out.ts";

const amount = z.number();
const amountOrNull = amount.nullable();

/** What a browser sends to place an order: the buyer's choices, and the cart as it was shown. */
export const orderInput = z.object({
  /** Whom the browser believes it buys for. */
  userId: idOut.optional(),
  paymentMethodId: idOut,
  companyData,
  /** The consents that were accepted. */
  consents: consentsOut,
  ...orderTexts,
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

/** What the gateway knows by itself: the cart, its currency, who buys, where a provider leads back to. */
export const knownOrder = z.object({
  ...FILLS.cart,
  ...FILLS.currency,
  ...FILLS.buyer,
  ...FILLS.returnUrls,
});
export type KnownOrder = z.output<typeof knownOrder>;
