import { loadCartRuntime } from "@/components/cart/load-runtime";
import type { calls } from "@/lib/api/calls";
import { endpoints } from "@/lib/api/endpoints";
import { callGateway } from "@/lib/api/http/browser";
import type { User } from "@/lib/api/schemas/user";
import { PERSONAL } from "@/lib/queries/keys";
import { browserQueryClient } from "@/lib/queries/query-client";
import { gatewayAuthCalls } from "@/stores/auth-calls";
import { announceAuth } from "@/stores/auth-channel";
import { type AuthRuntime, createAuthRuntime } from "@/stores/auth-runtime";
import { authStore, dropSessionHint, hasSessionHint } from "@/stores/auth-store";
import { browserSession } from "@/stores/cart-session";
import { forgetShopper } from "@/stores/forget-shopper";
import { type Recovered, recoverCart } from "@/stores/recover-cart";
import { tellOfAuth, tellOfCart } from "./tell-auth";

type LoginHook = (user: User) => void | Promise<void>;
const loginHooks = new Set<LoginHook>();
const logoutHooks = new Set<() => void>();

/** Runs after each login in this tab (e.g. the wishlist); returns how to stop. */
export function onLogin(hook: LoginHook): () => void {
  loginHooks.add(hook);
  return () => loginHooks.delete(hook);
}

/** Runs in every tab when somebody leaves; returns how to stop. */
export function onLogout(hook: () => void): () => void {
  logoutHooks.add(hook);
  return () => logoutHooks.delete(hook);
}

let runtime: AuthRuntime | null = null;

/** The one login of the tab, put together from its real parts. Only lazily loaded code imports this. */
export function authRuntime(): AuthRuntime {
  runtime ??= createAuthRuntime({
    calls: gatewayAuthCalls,
    store: authStore,
    hint: { has: hasSessionHint, drop: dropSessionHint },
    announce: announceAuth,
    tell: (event) => void tellOfAuth(event).catch(() => null),
    welcome,
    forget,
  });
  return runtime;
}

/** Spec 7.2: the abandoned cart, then whatever else waits for a login. Back-office users have neither (spec 6). */
async function welcome(user: User): Promise<void> {
  const recovered = await adoptCart().catch(() => null);
  if (recovered) await tellOfCart(recovered);
  await Promise.allSettled([...loginHooks].map(async (hook) => hook(user)));
}

async function adoptCart(): Promise<Recovered | null> {
  const cart = await loadCartRuntime();
  const recovered = await recoverCart({
    cartId: browserSession.id,
    read: cart.read,
    add: cart.add,
    getAbandoned: () =>
      callGateway<typeof calls.ecommerce.cart.getAbandoned>(endpoints.ecommerce.cart.getAbandoned),
  });
  // Prices may be the customer's own now.
  if (browserSession.id() !== null) await cart.refresh();
  return recovered;
}

/** The cart of the session, queries, what was typed: nothing of the person stays in the tab (spec 4, Auth). */
async function forget(): Promise<void> {
  for (const hook of logoutHooks) hook();
  forgetShopper();
  browserQueryClient().removeQueries({
    predicate: ({ queryKey }) => PERSONAL.has(String(queryKey[0])),
  });
  const cart = await loadCartRuntime();
  cart.clear();
}
