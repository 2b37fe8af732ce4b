import type { CartRuntime } from "#stores/cart/cart-runtime.ts";

let loading: Promise<CartRuntime> | null = null;

/** The tab's cart, downloaded when it is first needed. The next caller retries a failed download. */
export function loadCartRuntime(): Promise<CartRuntime> {
  loading ??= import("./browser-cart.ts")
    .then(({ cartRuntime }) => cartRuntime())
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
