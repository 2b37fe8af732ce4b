import { askToLogIn } from "@/components/account/ask-to-log-in";
import type { calls } from "@/lib/api/calls";
import { endpoints } from "@/lib/api/endpoints";
import { callGateway } from "@/lib/api/http/browser";
import { accountCalls } from "@/stores/account-calls";
import { authStore } from "@/stores/auth-store";
import { cardCookie } from "@/stores/card-cookie";
import type { CartRuntime } from "@/stores/cart-runtime";
import type { CardParts } from "@/stores/member-card";

/** The real parts of `applyCard`. `reason` is said by the login dialog. */
export const cardParts = (runtime: CartRuntime, reason: string): CardParts => ({
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
    const { authRuntime } = await import("@/components/account/start-auth");
    await authRuntime().refresh();
  },
  log: (message) => console.error(message),
});
