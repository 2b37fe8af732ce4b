"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { errorMessageFor } from "#components/messages/error-message.ts";
import { showToast } from "#components/ui/toast.ts";
import { sessionEnd } from "#lib/domain/cart/faults.ts";
import { cardCookie } from "#stores/cart/card-cookie.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";
import { applyCard, type CardOutcome } from "#stores/cart/member-card.ts";
import { cardParts } from "./card-parts.ts";

/** State of the member card's form; the rules are `applyCard`'s. */
export function useMemberCard(runtime: CartRuntime) {
  const t = useTranslations("cart.card");
  const words = useTranslations();
  const [applied, setApplied] = useState(() => cardCookie.read());
  const [barcode, setBarcode] = useState(applied);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);

  function tell(outcome: CardOutcome): string {
    switch (outcome.kind) {
      case "empty":
        return t("empty");
      case "invalid":
        return t("invalid");
      case "notLoggedIn":
        return t("loginNeeded");
      case "noSession":
        return words("errors.sessionMissing");
      case "checkFailed":
        return t("checkFailed");
      case "refused":
        return sessionEnd(outcome.error) ? "" : errorMessageFor(words, outcome.error);
      default:
        return "";
    }
  }

  /** True where the card is on the cart. */
  async function apply(text: string): Promise<boolean> {
    if (busy) return true;
    setBusy(true);
    setError("");
    const outcome = await applyCard(text, cardParts(runtime, t("loginReason")));
    setBusy(false);
    setApplied(cardCookie.read());
    setError(tell(outcome));
    if (outcome.kind === "applied") void showToast({ tone: "success", message: t("applied") });
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
