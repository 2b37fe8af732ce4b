"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";
import type { CartItem } from "#lib/shop/api/schemas/cart-schema.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { blockedLines } from "#lib/shop/domain/cart/blocked-lines.ts";
import { type LineHint, lineHints } from "#lib/shop/domain/cart/line-hint.ts";
import { productIds } from "#lib/shop/domain/cart/line-products.ts";
import type { CartRow } from "#lib/shop/domain/cart/pending.ts";
import { listPrice, savedAmount } from "#lib/shop/domain/cart/savings.ts";
import { isInStock } from "#lib/shop/domain/product/buyable.ts";
import { lineProductsQuery } from "#lib/web/client/product-calls.ts";
import { seenPrices } from "#stores/cart/seen-prices-store.ts";

/** The products of the cart's lines, read in one call, with the data derived from them. The cart works without them. */
export function useLineProducts({ cart, rows, runtime }: CartModel) {
  const { currency } = useSite();
  const ids = useMemo(() => productIds(cart), [cart]);
  const { data } = useQuery({ ...lineProductsQuery(ids), retry: false }, runtime.client);
  const products: ReadonlyMap<number, Product> = useMemo(
    () => new Map((data ?? []).map((product) => [product.id, product])),
    [data],
  );
  /** Pieces of the product in all lines. */
  const wantedOf = ({ productId }: CartItem) =>
    rows
      .filter((row) => row.item.productId === productId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  const hasCard = (cart?.prices.converted.loyalty ?? 0) > 0;
  return {
    products,
    /** The lines that cannot be ordered. */
    blocked: blockedLines(rows, (id) => products.get(id)?.stock),
    /** The regular price of a piece if it is reduced; null if that is unknown. */
    listPriceOf: (item: CartItem): number | null =>
      cart && listPrice(cart, item, products.get(item.productId), currency.id),
    /** The amount saved compared with regular prices; 0 for none. */
    saved: cart ? savedAmount(cart, (id) => products.get(id), currency.id) : 0,
    /**
     * The largest quantity of a line, given the other lines of its product; undefined if the stock is unknown or used
     * up by them.
     */
    mostOf: ({ item, quantity }: CartRow): number | undefined => {
      const stock = products.get(item.productId)?.stock;
      if (!stock || stock.quantity === null || !isInStock(stock)) return undefined;
      const most = Math.floor(stock.quantity) - (wantedOf(item) - quantity);
      return most > 0 ? most : undefined;
    },
    hintsOf: (item: CartItem): LineHint[] => {
      const wanted = wantedOf(item);
      const seenPrice = seenPrices.of(item.itemId);
      return lineHints(item, wanted, products.get(item.productId), { hasCard, seenPrice });
    },
  };
}

export type LineProducts = ReturnType<typeof useLineProducts>;
