import type { CartRuntime } from "#stores/cart/cart-runtime.ts";

let loading: Promise<CartRuntime> | null = null;

/** The tab's cart, downloaded when it is first needed. A download that failed is tried again by the next caller. */
export function loadCartRuntime(): Promise<CartRuntime> {
  loading ??= import("./browser-cart.ts")
    .then(({ cartRuntime }) => cartRuntime())
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
