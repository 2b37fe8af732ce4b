import type { CSSProperties } from "react";
import { GRID } from "#components/ui/grid.ts";
import { Link } from "#components/ui/link.tsx";
import { Picture } from "#components/ui/picture.tsx";
import type { Category } from "#lib/api/schemas/product.ts";
import { getSettings } from "#lib/config/settings.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import { firstPictures } from "#lib/media/first-pictures.ts";
import { toImage } from "#lib/media/to-image.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { classNames } from "#lib/utils/class-names.ts";

interface Props {
  context: SiteContext;
  categories: readonly Category[];
  style?: CSSProperties;
  /** On phones, the first of an odd number spans both columns. */
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
              className="group block"
            >
              <span className="block overflow-hidden rounded-lg bg-ground">
                <Picture
                  image={toImage(category.media, MEDIA_URL)}
                  alt=""
                  sizes="(min-width: 1024px) 24vw, (min-width: 768px) 32vw, 47vw"
                  priority={first.has(category) || "low"}
                  className={classNames("category-picture", isWide && "max-md:aspect-5/2")}
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
