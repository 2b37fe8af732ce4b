import type { DeliveryMethod, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import { toPerson } from "#lib/shop/domain/checkout/buyer.ts";
import { ADDRESS_FIELDS, pickFields } from "#lib/shop/values/address.ts";
import type { OrderShown } from "#lib/web/client/checkout-calls.ts";
import type { CheckoutState } from "#stores/checkout/checkout-store.ts";

/** The names of the chosen methods, for the confirmation page. `methods`: those of the delivery step. */
export function orderShown(
  { address, shipping }: Pick<CheckoutState, "address" | "shipping">,
  method: PaymentMethod,
  methods: readonly DeliveryMethod[],
): OrderShown {
  const delivery = methods.find(({ id }) => id === shipping.methodId);
  const branch = delivery?.options.find(({ id }) => id === shipping.branchId);
  const written = pickFields(address, ADDRESS_FIELDS);
  return {
    shipping: written,
    ...(address.differentBilling && { billing: toPerson(address.billing) }),
    ...(delivery && { delivery: delivery.name }),
    ...(branch && { branch: branch.name }),
    payment: method.name,
  };
}
