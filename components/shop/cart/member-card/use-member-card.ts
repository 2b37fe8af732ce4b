"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { errorMessageFor } from "#components/kit/messages/error-message-for.ts";
import { showToast } from "#components/kit/ui/toast.ts";
import { askToLogIn } from "#components/shop/auth/ask-to-log-in.ts";
import { sessionEnd } from "#lib/shop/domain/cart/faults.ts";
import { accountCalls } from "#lib/web/client/account.ts";
import { gateway } from "#lib/web/client/gateway.ts";
import { authStore } from "#stores/auth/auth-store.ts";
import {
  applyCard,
  type CardDependencies,
  type CardOutcome,
} from "#stores/cart/apply-member-card.ts";
import { cardCookie } from "#stores/cart/card-cookie.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";

/** The membership card's form. The rules are those of `applyCard`. */
export function useMemberCard(runtime: CartRuntime) {
  const t = useTranslations();
  const [applied, setApplied] = useState(() => cardCookie.read());
  const [barcode, setBarcode] = useState(applied);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  function messageOf(outcome: CardOutcome): string {
    switch (outcome.kind) {
      case "empty":
        return t("cart.card.empty");
      case "invalid":
        return t("cart.card.invalid");
      case "notLoggedIn":
        return t("cart.card.loginNeeded");
      case "noSession":
        return t("errors.sessionMissing");
      case "checkFailed":
        return t("cart.card.checkFailed");
      case "refused":
        return sessionEnd(outcome.error) ? "" : errorMessageFor(t, outcome.error);
      default:
        return "";
    }
  }

  /** Applies a card to the cart; true if the cart has it afterwards. */
  async function apply(text: string): Promise<boolean> {
    if (busy) return true;
    setBusy(true);
    setError("");
    const outcome = await applyCard(text, cardDependencies(runtime, t("cart.card.loginReason")));
    setBusy(false);
    setApplied(cardCookie.read());
    setError(messageOf(outcome));
    if (outcome.kind === "applied")
      void showToast({ tone: "success", message: t("cart.card.applied") });
    return outcome.kind === "applied" || outcome.kind === "same";
  }

  return {
    applied,
    barcode,
    error,
    busy,
    apply,
    write(text: string) {
      setBarcode(text);
      setError("");
    },
  };
}

/** The browser's functions that `applyCard` calls. `reason` is shown by the login dialog. */
const cardDependencies = (runtime: CartRuntime, reason: string): CardDependencies => ({
  stored: cardCookie.read,
  remember: cardCookie.write,
  hasSession: () => runtime.session.id() !== null,
  askToLogIn: () => askToLogIn({ reason }),
  user: () => authStore.getState().user,
  check: accountCalls.checkCard,
  apply: runtime.applyMemberCard,
  saveToProfile: async ({ email, username, details }, memberCardBarcode) => {
    const saved = await gateway.user.web.update({
      input: { email, username, memberCardBarcode, ...(details && { details }) },
    });
    if (!saved.ok) return;
    const { authRuntime } = await import("#components/shop/auth/browser-auth.ts");
    await authRuntime().refresh();
  },
  log: (message) => console.error(message),
});
