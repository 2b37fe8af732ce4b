"use client";

import type { ReactNode } from "react";
import { useStore } from "zustand";
import { Link } from "#components/kit/ui/link.tsx";
import { formatNumber, pluralRules } from "#lib/base/utils/numbers/number-format.ts";
import { cartStore } from "#stores/cart/cart-store.ts";

/**
 * Accessible names by the plural forms that the language has; `{count}` is the placeholder for the number of pieces.
 */
export interface CartLabels extends Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  readonly empty: string;
  readonly other: string;
}

interface CartLinkIslandProps {
  readonly href: string;
  readonly locale: string;
  readonly labels: CartLabels;
  /** Rendered by the server, so that the island needs no icon paths. */
  readonly icon: ReactNode;
  readonly className?: string;
}

/** The accessible name, e.g. `Cart, 3 items`. */
export function cartLabel(count: number, locale: string, labels: CartLabels): string {
  if (count <= 0) return labels.empty;
  const text = labels[pluralRules(locale).select(count)] ?? labels.other;
  return text.replace("{count}", formatNumber(count, locale));
}

/** The header's link to the cart with its count, which is zero in the static page. */
export function CartLinkIsland({ href, locale, labels, icon, className }: CartLinkIslandProps) {
  const count = useStore(cartStore, (state) => state.count);
  return (
    <Link href={href} className={className}>
      {/* A text, and no `aria-label`: text browsers leave out a link without one. */}
      <span className="sr-only">{cartLabel(count, locale, labels)}</span>
      <span className="relative inline-grid">
        {icon}
        {count > 0 && (
          <span aria-hidden="true" className="cart-count forced-edge">
            {count > 99 ? "99+" : count}
          </span>
        )}
      </span>
    </Link>
  );
}
