import type { CSSProperties } from "react";
import { GRID } from "#components/kit/ui/grid.ts";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { Category } from "#lib/shop/api/schemas/product-schema.ts";
import { firstPictures } from "#lib/shop/media/first-pictures.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  categories: readonly Category[];
  style?: CSSProperties;
  /** On phones, the first of an odd number spans both columns, its name beside its picture. */
  wideFirst?: boolean;
  /** How many pictures are visible at once on a phone, and are therefore loaded first. */
  eager?: number;
}

/** Categories as pictures with their names, each leading to its list. */
export function CategoryGrid({
  context: { site, locale },
  categories,
  style,
  wideFirst,
  eager = 0,
}: Props) {
  const { MEDIA_URL } = getSettings();
  const first = firstPictures(categories, ({ media }) => toImage(media, MEDIA_URL), eager);
  return (
    <ul className={GRID} style={style}>
      {categories.map((category, index) => {
        const isWide = wideFirst && index === 0 && categories.length % 2 === 1;
        return (
          <li key={category.id} className={isWide ? "max-md:col-span-2" : undefined}>
            <Link
              href={hrefTo(
                { name: "shop", slug: category.slug },
                { locale, defaultLocale: site.defaultLocale },
              )}
              className={classNames(
                "group block",
                isWide && "max-md:grid max-md:grid-cols-2 max-md:items-center max-md:gap-x-3",
              )}
            >
              <span className="block overflow-hidden rounded-lg bg-ground">
                <Picture
                  image={toImage(category.media, MEDIA_URL)}
                  alt=""
                  sizes="(min-width: 1024px) 24vw, (min-width: 768px) 32vw, 47vw"
                  priority={first.has(category) || "low"}
                  className="category-picture"
                />
              </span>
              <span className="category-name">{category.name}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
