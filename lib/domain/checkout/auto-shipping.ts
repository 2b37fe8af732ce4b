import type { DeliveryMethod } from "#lib/api/schemas/cart.ts";
import type { ShippingChoice } from "./shipping.ts";

/**
 * "If the step should be skipped and is active, the first applicable method is chosen and submitted"
 * (docs/screens.md §3.13). It should be skipped where the site says so and nothing was chosen yet that still applies; a
 * first method with branches cannot be chosen for anybody, so the step is shown.
 */
export function autoShipping(
  methods: readonly DeliveryMethod[],
  choice: ShippingChoice,
  skips: boolean,
): ShippingChoice | null {
  const [method] = methods;
  if (!skips || !method || method.options.length > 0) return null;
  if (methods.some(({ id }) => id === choice.methodId)) return null;
  return { methodId: method.id, branchId: null };
}
