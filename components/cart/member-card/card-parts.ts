import { askToLogIn } from "#components/auth/ask-to-log-in.ts";
import type { calls } from "#lib/api/calls/index.ts";
import { endpoints } from "#lib/api/endpoints/index.ts";
import { callGateway } from "#lib/client/call-gateway.ts";
import { accountCalls } from "#stores/auth/account-calls.ts";
import { authStore } from "#stores/auth/auth-store.ts";
import { cardCookie } from "#stores/cart/card-cookie.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import type { CardDependencies } from "#stores/cart/member-card.ts";

/** The real parts of `applyCard`. `reason` is said by the login dialog. */
export const cardParts = (runtime: CartRuntime, reason: string): CardDependencies => ({
  stored: cardCookie.read,
  remember: cardCookie.write,
  hasSession: () => runtime.session.id() !== null,
  askToLogIn: () => askToLogIn({ reason }),
  user: () => authStore.getState().user,
  check: accountCalls.checkCard,
  apply: runtime.applyMemberCard,
  saveToProfile: async ({ email, username, details }, memberCardBarcode) => {
    const saved = await callGateway<typeof calls.user.webUpdate>(endpoints.user.webUpdate, {
      input: { email, username, memberCardBarcode, ...(details && { details }) },
    });
    if (!saved.ok) return;
    const { authRuntime } = await import("#components/auth/browser-auth.ts");
    await authRuntime().refresh();
  },
  log: (message) => console.error(message),
});
