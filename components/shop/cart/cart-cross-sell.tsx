"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";
import { SmallCards } from "#components/shop/product/small-cards.tsx";
import { mainSlugs } from "#lib/shop/domain/cart/line-products.ts";
import { crossSellQuery } from "#lib/web/client/product-calls.ts";
import type { LineProducts } from "./lines/use-line-products.ts";

/** Products that go well with the cart. Left out when they cannot be read (docs/security.md §3.2). */
export function CartCrossSell({ model, lines }: { model: CartModel; lines: LineProducts }) {
  const t = useTranslations("cart");
  const { cart, runtime } = model;
  const slugs = useMemo(() => mainSlugs(cart), [cart]);
  const ids = useMemo(() => {
    const inCart = new Set(cart?.items.map(({ productId }) => productId));
    const all = [...lines.products.values()].flatMap((product) => product.crossSellProducts);
    return [...new Set(all)].filter((id) => !inCart.has(id));
  }, [cart, lines.products]);
  const { data: cards = [] } = useQuery(
    { ...crossSellQuery(ids, slugs), retry: false },
    runtime.client,
  );
  if (cards.length === 0) return null;
  return (
    <section className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h2 className="mb-6 text-h2">{t("crossSell")}</h2>
      <SmallCards
        cards={cards}
        className="grid grid-cols-2 gap-x-[clamp(1rem,2.5vw,2rem)] gap-y-8 md:grid-cols-4"
      />
    </section>
  );
}
