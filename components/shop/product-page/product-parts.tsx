import "server-only";
import { getTranslations } from "next-intl/server";
import { Badge } from "#components/kit/ui/badge.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { toBundleParts } from "#lib/shop/domain/product/bundle.ts";
import { toProductCard } from "#lib/shop/domain/product/product-card.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { listBundleParts } from "#lib/web/data/catalog/bundles.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  product: Product;
}

/** The parts of a bundle, each linked to its page. */
export async function ProductParts({ context, product }: Props) {
  const { site, locale } = context;
  const [products, t] = await Promise.all([
    listBundleParts(context, product),
    getTranslations("catalog"),
  ]);
  const rows = toBundleParts(product.bundles, products).flatMap((part) => {
    const found = products.find(({ id }) => id === part.id);
    return found ? [{ part, card: toProductCard(found) }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <section className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h2 className="text-h2">{t("parts")}</h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ part, card }) => (
          <li
            key={card.id}
            className="group relative flex items-center gap-4 rounded-lg border border-line bg-surface p-3 transition hover:border-line-strong"
          >
            <Picture
              image={toImage(card.media, getSettings().MEDIA_URL)}
              alt=""
              sizes="80px"
              className="size-20 shrink-0 rounded-md bg-ground object-cover"
            />
            <div className="line-clamp-3 min-w-0 wrap-anywhere">
              <Link
                href={hrefTo(
                  { name: "product", slug: card.slug },
                  { locale, defaultLocale: site.defaultLocale },
                )}
                className="font-semibold underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {card.name}
              </Link>
              {part.quantity > 1 && (
                <Badge className="ms-2">{t("partCount", { count: part.quantity })}</Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
