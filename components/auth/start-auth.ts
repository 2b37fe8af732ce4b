import { loadCartRuntime } from "#components/cart-runtime/load-runtime.ts";
import type { User } from "#lib/api/schemas/user.ts";
import { gateway } from "#lib/client/gateway.ts";
import { PERSONAL } from "#lib/client/keys.ts";
import { browserQueryClient } from "#lib/client/query-client.ts";
import { sessionCalls } from "#lib/client/session.ts";
import { type AuthRuntime, createAuthRuntime } from "#stores/auth/auth-runtime.ts";
import { authStore, dropSessionHint, hasSessionHint } from "#stores/auth/auth-store.ts";
import { announceAuth } from "#stores/auth/channel.ts";
import { browserSession } from "#stores/cart/cart-session.ts";
import { type Recovered, recoverCart } from "#stores/cart/recover-cart.ts";
import { forgetShopper } from "#stores/clear-personal-data.ts";
import { tellOfAuth, tellOfCart } from "./tell-auth.ts";

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
    calls: sessionCalls,
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
    getAbandoned: () => gateway.ecommerce.cart.getAbandoned(),
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
