import { loadCartRuntime } from "#components/shop/cart-runtime/load-runtime.ts";
import { type Recovered, recoverCart } from "#lib/shop/domain/cart/recover-cart.ts";
import { gateway } from "#lib/web/client/gateway.ts";
import { sessionCalls } from "#lib/web/client/session-calls.ts";
import { type AuthRuntime, createAuthRuntime } from "#stores/auth/auth-runtime.ts";
import {
  authChannel,
  authStore,
  dropSessionHint,
  hasSessionHint,
} from "#stores/auth/auth-store.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { clearAtLogout } from "#stores/clear-personal-data.ts";
import { showAuthToast, showCartToast } from "./auth-toasts.ts";

let runtime: AuthRuntime | null = null;

/** The tab's auth runtime with its real dependencies, made by the first call. Only lazily loaded code imports this. */
export function authRuntime(): AuthRuntime {
  runtime ??= createAuthRuntime({
    calls: sessionCalls,
    store: authStore,
    hint: { has: hasSessionHint, drop: dropSessionHint },
    announce: authChannel.announce,
    notify: (event) => void showAuthToast(event).catch(() => null),
    onLogin: afterLogin,
    clear: () => clearAtLogout(loadCartRuntime),
  });
  return runtime;
}

/**
 * After a login: the abandoned cart is recovered (docs/screens.md §3.2). Back-office users have none
 * (docs/screens.md §1.5).
 */
async function afterLogin(): Promise<void> {
  const recovered = await adoptCart().catch(() => null);
  if (recovered) await showCartToast(recovered);
}

async function adoptCart(): Promise<Recovered | null> {
  const cart = await loadCartRuntime();
  const recovered = await recoverCart({
    cartId: browserSession.id,
    read: cart.read,
    add: cart.add,
    getAbandoned: () => gateway.ecommerce.cart.getAbandoned(),
  });
  // Prices may differ for this customer.
  if (browserSession.id() !== null) await cart.refresh();
  return recovered;
}
