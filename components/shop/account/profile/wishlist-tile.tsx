"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Badge } from "#components/kit/ui/badge.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { PriceBlock } from "#components/shop/product/price-block.tsx";
import { WishlistButton } from "#components/shop/wishlist/wishlist-button.tsx";
import { formatPrice } from "#lib/base/utils/numbers/format.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { wishPrices } from "#stores/wishlist/kept-wishes.ts";
import { WishBuy } from "./wish-buy.tsx";
import type { WishCard } from "./wish-cards.ts";

/**
 * A product of a wish list: the link to its page, its price today and how it has changed since it was wished for here, the
 * way into the cart, and the button that takes it off the list.
 */
export function WishlistTile({ card }: { card: WishCard }) {
  const t = useTranslations("wishlist");
  const tHint = useTranslations("cart.hint");
  const site = useSite();
  const nameId = useId();
  const { final } = card.price;
  const before = wishPrices.of(card.id);
  const hasChanged = before !== null && final !== null && before !== final;
  return (
    <article className="group relative flex min-w-0 grow flex-col">
      <div className="relative overflow-hidden rounded-lg bg-ground">
        <Picture
          image={toImage(card.media, site.mediaUrl)}
          alt=""
          sizes="(min-width: 1024px) 18vw, (min-width: 640px) 31vw, 46vw"
          className="aspect-square w-full object-cover"
        />
      </div>
      <h3 id={nameId} className="pt-3 font-sans text-base leading-snug font-semibold wrap-anywhere">
        <Link
          href={hrefTo({ name: "product", slug: card.slug }, site)}
          className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
        >
          {card.name}
        </Link>
      </h3>
      <PriceBlock
        price={{ ...card.price, member: null }}
        currency={site.currency}
        locale={site.locale}
        labels={{ was: t("was"), member: "" }}
        className="pt-1"
      />
      {hasChanged ? (
        <p
          className={
            final < before ? "text-small font-semibold text-success" : "text-small text-muted"
          }
        >
          {tHint("price", {
            direction: final < before ? "down" : "up",
            before: formatPrice(before, site.currency, site.locale),
          })}
        </p>
      ) : null}
      {/* Below the picture, so that nothing covers the goods. */}
      {card.available ? null : (
        <p className="pt-2">
          <Badge tone="neutral">{t("soldOut")}</Badge>
        </p>
      )}
      <div className="mt-auto flex items-center gap-1 pt-3">
        <div className="min-w-0 grow">
          <WishBuy card={card} nameId={nameId} />
        </div>
        <WishlistButton
          size="tile"
          id={card.id}
          name={card.name}
          format={card.format}
          labels={{ add: t("add"), remove: t("remove") }}
          describedBy={nameId}
        />
      </div>
    </article>
  );
}
