"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import type { CartModel } from "#components/shop/cart-runtime/use-cart.ts";
import { mainSlugs } from "#lib/shop/domain/cart/line-products.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { crossSellQuery } from "#lib/web/client/products.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { LineProducts } from "./lines/use-line-products.ts";

/** Products that go well with the cart. Left out when they cannot be read (docs/security.md §3.2). */
export function CartCrossSell({ model, lines }: { model: CartModel; lines: LineProducts }) {
  const t = useTranslations("cart");
  const site = useSite();
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
      <ul className="grid grid-cols-2 gap-x-[clamp(1rem,2.5vw,2rem)] gap-y-8 md:grid-cols-4">
        {cards.map((card) => (
          <li key={card.id} className="group relative min-w-0">
            <div className="overflow-hidden rounded-lg bg-ground">
              <Picture
                image={toImage(card.media, site.mediaUrl)}
                alt=""
                sizes="(min-width: 768px) 23vw, 46vw"
                className="aspect-square w-full object-cover transition-transform group-hover:scale-[1.025]"
              />
            </div>
            <h3 className="line-clamp-3 pt-3 font-sans text-base leading-snug font-semibold wrap-anywhere">
              <Link
                href={hrefTo({ name: "product", slug: card.slug }, site)}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {card.name}
              </Link>
            </h3>
            {card.price.final !== null && (
              <p className="pt-1 font-semibold">
                <Price amount={card.price.final} currency={site.currency} locale={site.locale} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
