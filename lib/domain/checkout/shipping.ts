import type { Cart, DeliveryMethod } from "#lib/api/schemas/cart.ts";

export interface ShippingChoice {
  readonly methodId: number | null;
  readonly branchId: number | null;
}

/** Message keys of docs/screens.md §4.10. */
export type ShippingProblem =
  | "shippingMethodUndefined"
  | "shippingMethodNotFound"
  | "shippingBranchUndefined";

/** What keeps a choice from being sent, or null (docs/screens.md §4.10). */
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

/** The same method and branch need no second call (docs/screens.md §3.13). */
export const isSameShipping = (a: ShippingChoice, b: ShippingChoice): boolean =>
  a.methodId === b.methodId && a.branchId === b.branchId;

/** What the cart holds: its method, and the branch in its `options` (docs/contract.md §6.3). */
export function readSavedShipping(
  cart: Pick<Cart, "deliveryMethodId" | "options"> | null,
): ShippingChoice {
  const branch = Number(cart?.options.deliveryBranchId || Number.NaN);
  return {
    methodId: cart?.deliveryMethodId ?? null,
    branchId: Number.isInteger(branch) ? branch : null,
  };
}
