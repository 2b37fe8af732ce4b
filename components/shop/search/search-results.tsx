"use client";

import { useTranslations } from "next-intl";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { Glyph, IMAGE_PATH } from "#components/kit/ui/glyph.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { Price } from "#components/kit/ui/price.tsx";
import { Skeleton } from "#components/kit/ui/skeleton.tsx";
import { Rating } from "#components/shop/product/rating.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { SearchItem } from "#lib/shop/domain/search/search-result.ts";
import { SEARCH_LIMIT, type SearchCategory } from "#lib/shop/domain/search/searched-view.ts";
import { firstPictures } from "#lib/shop/media/first-pictures.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";

const GRID =
  "grid grid-cols-2 gap-x-[clamp(0.75rem,2vw,1.75rem)] gap-y-8 md:grid-cols-3 lg:grid-cols-5";
/** Products have square pictures, other results wide ones. */
const frameOf = (category: SearchCategory) =>
  category === "products" ? "aspect-square" : "aspect-4/3";

/** The route of a result (docs/screens.md §2.3). */
function routeOf(category: SearchCategory, { slug, isHome }: SearchItem): Route {
  if (category === "products") return { name: "product", slug };
  if (category === "productCategories") return { name: "shop", slug };
  return isHome ? { name: "home" } : { name: "content", slug: slug.split("/") };
}

/** Results of one tab: picture and title, for products also stars and price (docs/screens.md §2.14). */
export function ResultGrid(props: {
  category: SearchCategory;
  items: readonly SearchItem[];
  /** Products are marked for analytics, like those of other lists. */
  isTracked: boolean | undefined;
  /** The most stars on this site. */
  stars: number;
  onFollow: () => void;
}) {
  const { currency } = useSite();
  const first = firstPictures(props.items, ({ image }) => image, 2);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Enter key clicks a link.
    <ul
      className={GRID}
      onClick={({ target }) => target instanceof Element && target.closest("a") && props.onFollow()}
    >
      {props.items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the ids of a backend need not be unique.
          key={`${item.id}-${index}`}
          className="min-w-0"
          data-tracked={props.isTracked ? trackedItem(item, currency.label) : undefined}
        >
          <Result
            category={props.category}
            item={item}
            priority={first.has(item)}
            stars={props.stars}
          />
        </li>
      ))}
    </ul>
  );
}

/** In the form that `trackedProduct` writes for lists rendered by the server. */
const trackedItem = ({ id, title, price }: SearchItem, currency: string): string | undefined =>
  price && JSON.stringify({ id, name: title, price: price.final, currency });

function Result({
  category,
  item,
  priority,
  stars,
}: {
  category: SearchCategory;
  item: SearchItem;
  priority: boolean;
  stars: number;
}) {
  const t = useTranslations("search");
  const site = useSite();
  return (
    <article className="group relative">
      <div className="relative overflow-hidden rounded-lg bg-ground">
        <Picture
          image={item.image}
          alt=""
          sizes="(min-width: 1344px) 240px, (min-width: 1024px) 18vw, (min-width: 768px) 31vw, 46vw"
          priority={priority}
          className={classNames(
            "w-full object-cover transition-transform group-hover:scale-[1.025]",
            frameOf(category),
          )}
        />
        {!item.image && (
          <Glyph path={IMAGE_PATH} className="absolute inset-0 m-auto size-10 text-line-strong" />
        )}
      </div>
      <h2 className="mt-3 font-sans text-base leading-snug font-semibold">
        <Link
          href={hrefTo(routeOf(category, item), site)}
          dir="auto"
          className="line-clamp-3 break-words underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
        >
          {item.title}
        </Link>
      </h2>
      {item.rating && (
        <Rating
          rating={item.rating}
          stars={stars}
          locale={site.locale}
          label={t("rated", { ...item.rating, stars })}
        />
      )}
      {item.price && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <Price
            amount={item.price.final}
            currency={site.currency}
            locale={site.locale}
            className="font-semibold"
          />{" "}
          {item.price.list !== null && (
            <s className="text-small text-muted">
              <span className="sr-only">{t("was")} </span>
              <Price amount={item.price.list} currency={site.currency} locale={site.locale} />
            </s>
          )}
        </p>
      )}
      {item.soldOut && <p className="text-small font-medium text-muted">{t("soldOut")}</p>}
    </article>
  );
}

const PLACES = [...Array(SEARCH_LIMIT).keys()];

/** The placeholder for results that are being loaded. */
export function ResultSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <ul aria-hidden="true" className={GRID}>
        {PLACES.map((place) => (
          <li key={place}>
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="mt-3 h-5 w-4/5" />
          </li>
        ))}
      </ul>
    </div>
  );
}
