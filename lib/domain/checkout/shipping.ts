import type { Cart, DeliveryMethod } from "#lib/api/schemas/cart.ts";

export interface ShippingChoice {
  readonly methodId: number | null;
  readonly branchId: number | null;
}

/** Message keys of the spec (8.3, Checkout toasts). */
export type ShippingProblem =
  | "shippingMethodUndefined"
  | "shippingMethodNotFound"
  | "shippingBranchUndefined";

/** What keeps a choice from being sent, or null (spec 5, Shipping). */
export function shippingProblem(
  methods: readonly DeliveryMethod[],
  choice: ShippingChoice,
): ShippingProblem | null {
  if (choice.methodId === null) return "shippingMethodUndefined";
  const method = methods.find(({ id }) => id === choice.methodId);
  if (!method) return "shippingMethodNotFound";
  if (method.options.length === 0) return null;
  return method.options.some(({ id }) => id === choice.branchId) ? null : "shippingBranchUndefined";
}

/** The same method and branch need no second call (spec 7.6, saveDeliveryMethod). */
export const isSameShipping = (a: ShippingChoice, b: ShippingChoice): boolean =>
  a.methodId === b.methodId && a.branchId === b.branchId;

/** What the cart holds: its method, and the branch in its `options` (spec 3, Cart). */
export function readSavedShipping(
  cart: Pick<Cart, "deliveryMethodId" | "options"> | null,
): ShippingChoice {
  const branch = Number(cart?.options.deliveryBranchId || Number.NaN);
  return {
    methodId: cart?.deliveryMethodId ?? null,
    branchId: Number.isInteger(branch) ? branch : null,
  };
}
