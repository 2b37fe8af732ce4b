import { z } from "zod";
import { deliveryMethod } from "./cart-schema.ts";
import { numberOr, textOr } from "./schema-fields.ts";

/** A method of delivery as it is offered before a cart or an address is known (docs/contract.md §6.5). */
export const deliveryOffer = deliveryMethod.extend({
  kind: z.enum(["courier", "pickUp"]).nullish().catch(null),
  /** Working days. */
  minDays: numberOr(null),
  maxDays: numberOr(null),
  /** The hour until which an order counts for these days, on the site's clock, e.g. `14:00`. */
  orderUntil: textOr(""),
  /** The amount of a cart from which the method is free. */
  freeFrom: numberOr(null),
});
export type DeliveryOffer = z.output<typeof deliveryOffer>;
