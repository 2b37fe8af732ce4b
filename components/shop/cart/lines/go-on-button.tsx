"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/kit/ui/button.tsx";
import { type BlockedLine, wayOut } from "#lib/shop/domain/cart/blocked-lines.ts";
import type { CartRuntime } from "#stores/cart/cart-runtime.ts";

interface GoOnButtonProps {
  readonly blocked: readonly BlockedLine[];
  readonly runtime: CartRuntime;
  /** The backend has taken every change. */
  readonly onSolved?: (() => void) | undefined;
  /** The link's address in that case. */
  readonly href?: string;
  readonly size?: "lg";
  readonly className?: string;
}

/** Removes sold-out lines, reduces the others to the available quantity, and continues to the checkout. */
export function GoOnButton({ blocked, runtime, onSolved, href, size, className }: GoOnButtonProps) {
  const router = useRouter();
  const t = useTranslations("cart.blocked");
  const [busy, setBusy] = useState(false);
  const solve = async () => {
    setBusy(true);
    for (const { item, left } of blocked) {
      if (left === 0) runtime.remove(item);
      else runtime.setQuantity(item, left);
    }
    runtime.flush();
    await runtime.idle();
    setBusy(false);
    // A refused or unanswered change is reported at its line.
    const now = runtime.cart()?.items ?? [];
    const isSolved = blocked.every(
      ({ item, left }) => (now.find(({ itemId }) => itemId === item.itemId)?.qty ?? 0) <= left,
    );
    if (!isSolved) return;
    onSolved?.();
    if (href) router.push(href);
  };
  return (
    <Button loading={busy} size={size} className={className} onClick={() => void solve()}>
      {t("goOn", { how: wayOut(blocked) })}
    </Button>
  );
}
