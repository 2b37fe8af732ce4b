import type { DeliveryMethod, PaymentMethod } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Order } from "#lib/shop/api/schemas/order-schema.ts";
import { onlyShipping, type ShippingChoice, shippingProblem } from "./shipping.ts";

/** The names of an order's methods, in the language in which it was placed. */
type Past = Pick<Order["details"], "delivery" | "payment"> | null;

const named = <Method extends { readonly name: string }>(
  methods: readonly Method[],
  name: string | undefined,
): Method | undefined => {
  const wanted = name?.trim();
  return wanted ? methods.find((method) => method.name.trim() === wanted) : undefined;
};

/**
 * The delivery that a customer would choose again: the cart's own, otherwise that of the last order if it is offered
 * with the same branch, otherwise the only one. Null if it must be chosen.
 */
export function usualShipping(
  methods: readonly DeliveryMethod[],
  saved: ShippingChoice,
  past: Past,
): ShippingChoice | null {
  if (shippingProblem(methods, saved) === null) return saved;
  const method = named(methods, past?.delivery?.name);
  const branch = method && named(method.options, past?.delivery?.branch);
  const again = method && { methodId: method.id, branchId: branch?.id ?? null };
  if (again && shippingProblem(methods, again) === null) return again;
  return onlyShipping(methods);
}

/** The payment of the last order if it is offered, otherwise the only one. Null if it must be chosen. */
export function usualPayment(methods: readonly PaymentMethod[], past: Past): number | null {
  const only = methods.length === 1 ? methods[0] : undefined;
  return (named(methods, past?.payment?.name) ?? only)?.id ?? null;
}
