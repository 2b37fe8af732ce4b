"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";
import type { CartItem } from "#lib/shop/api/schemas/cart.ts";
import type { Product } from "#lib/shop/api/schemas/product.ts";
import { blockedLines } from "#lib/shop/domain/cart/blocked-lines.ts";
import { type LineHint, lineHints } from "#lib/shop/domain/cart/line-hint.ts";
import { productIds } from "#lib/shop/domain/cart/line-products.ts";
import { lineProductsQuery } from "#lib/web/client/products.ts";
import { seenPrices } from "#stores/cart/seen-prices.ts";

/** The products of the cart's lines, read in one call, and what follows from them. Without them the cart is complete. */
export function useLineProducts({ cart, rows, runtime }: CartModel) {
  const ids = useMemo(() => productIds(cart), [cart]);
  const { data } = useQuery({ ...lineProductsQuery(ids), retry: false }, runtime.client);
  const products: ReadonlyMap<number, Product> = useMemo(
    () => new Map((data ?? []).map((product) => [product.id, product])),
    [data],
  );
  const hasCard = (cart?.prices.converted.loyalty ?? 0) > 0;
  return {
    products,
    /** The lines that cannot be ordered as they are. */
    blocked: blockedLines(rows, (id) => products.get(id)?.stock),
    hintsOf: (item: CartItem): LineHint[] => {
      const wanted = rows
        .filter((row) => row.item.productId === item.productId)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const seenPrice = seenPrices.of(item.itemId);
      return lineHints(item, wanted, products.get(item.productId), { hasCard, seenPrice });
    },
  };
}

export type LineProducts = ReturnType<typeof useLineProducts>;
