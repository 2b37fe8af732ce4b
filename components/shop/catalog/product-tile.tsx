import { useTranslations } from "next-intl";
import { useId } from "react";
import { Badge } from "#components/kit/ui/badge.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { PriceBlock } from "#components/shop/product/price-block.tsx";
import { Rating } from "#components/shop/product/rating.tsx";
import { WishlistButton } from "#components/shop/wishlist/wishlist-button.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { formatPercent } from "#lib/base/utils/numbers/format.ts";
import type { ProductCard } from "#lib/shop/domain/product/product-card.ts";
import { toSources } from "#lib/shop/media/image-sizes.ts";
import { type Image, toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { trackedProduct } from "#lib/web/site/analytics.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { ColorDots } from "./color-dots.tsx";

export interface ProductTileProps {
  context: SiteContext;
  card: ProductCard;
  heading: 2 | 3;
  /** The most stars on this site. */
  stars: number;
  priority?: boolean;
}

/**
 * One product of a list. The whole card is clickable; its name is the link. A page has dozens of them, so their styles are
 * in app/styles/parts.css and not in classes.
 */
export function ProductTile({ context, card, heading, stars, priority }: ProductTileProps) {
  const t = useTranslations("product");
  const tPage = useTranslations("productPage");
  const tWishlist = useTranslations("wishlist");
  const nameId = useId();
  const { site, locale, currency } = context;
  const Heading = `h${heading}` as const;
  const href = hrefTo(
    { name: "product", slug: card.slug },
    { locale, defaultLocale: site.defaultLocale },
  );
  const second = toImage(card.second, getSettings().MEDIA_URL);
  return (
    <article
      className="group card"
      data-tracked={trackedProduct(context, {
        id: card.id,
        name: card.name,
        price: card.price.final,
      })}
    >
      <div className="card-plate">
        <Picture
          image={toImage(card.media, getSettings().MEDIA_URL)}
          alt=""
          sizes="(min-width: 1344px) 300px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw"
          priority={priority}
          className="card-picture"
        />
        {second && (
          <i className="card-second" style={{ "--second": `url(${addressOf(second)})` }} />
        )}
      </div>
      <Heading id={nameId} className="card-name">
        <Link href={href} className="card-link">
          {card.name}
        </Link>
      </Heading>
      <div className="card-facts">
        {card.rating && (
          <Rating
            rating={card.rating}
            stars={stars}
            locale={locale}
            label={t("rated", {
              count: card.rating.count,
              average: Math.min(stars, card.rating.average),
              stars,
            })}
          />
        )}
        {card.colors && <ColorDots {...card.colors} comma={t("comma")} />}
      </div>
      <PriceBlock
        before={card.isFrom && tPage("from")}
        price={card.price}
        currency={currency}
        locale={locale}
        labels={{ was: t("was"), member: t("memberPrice") }}
        discountLabel={(percent) => `−${formatPercent(percent, locale)}`}
        className="pt-1"
      />
      <div className="card-foot">
        {card.quick === "add" && (
          <button
            type="submit"
            formAction="/api/form/add"
            name="product"
            value={card.id}
            aria-label={`${t("addToCart")}: ${card.name}`}
            className="is-button card-buy"
          >
            {t("addToCart")}
          </button>
        )}
        {card.quick === "choose" && (
          // Drawn only: a press reaches the card's link, which lies above it.
          <span aria-hidden="true" className="is-button card-buy">
            {tPage("choose")}
          </span>
        )}
        {!card.available && <Badge tone="neutral">{t("soldOut")}</Badge>}{" "}
        <WishlistButton
          size="tile"
          id={card.id}
          name={card.name}
          format={card.format}
          labels={{ add: tWishlist("add"), remove: tWishlist("remove") }}
          describedBy={nameId}
        />
      </div>
    </article>
  );
}

/**
 * The picture in the largest width of a card. Unquoted in a style sheet, so characters that would end it are encoded.
 */
const addressOf = ({ src, width }: Image): string =>
  toSources(src, width, "300px").src.replace(
    /["'()\\\s]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
