import { type Payment, textIn } from "../../database/documents.ts";
import { deliveryPrice, type PricedCart } from "../../domain/price-cart.ts";
import type { Call } from "../../http/call.ts";
import type { Buyer } from "../checkout/buyer.ts";

/** The addresses and methods of an order, as they were when it was placed. */
export function detailsOf(call: Call, cart: PricedCart, buyer: Buyer, payment: Payment) {
  const { delivery, row, totals } = cart;
  const branch = delivery?.branches.find(({ id }) => id === row.branch_id)?.name ?? null;
  return {
    addresses: { main: buyer.main, shipping: buyer.shipping, billing: buyer.billing },
    delivery: delivery && {
      id: delivery.id,
      name: textIn(delivery.name, call.language),
      branch,
      priceCents: deliveryPrice(delivery, totals.cartTotal),
    },
    payment: {
      id: payment.id,
      name: textIn(payment.name, call.language),
      paymentType: payment.paymentType,
    },
  };
}
