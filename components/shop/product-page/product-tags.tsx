import "server-only";
import { getTranslations } from "next-intl/server";
import { Link } from "#components/kit/ui/link.tsx";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import { listTagsOf } from "#lib/web/data/catalog/read-product-tags.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The product's tags, each leading to its list. Left out if there are none or they cannot be read. */
export async function ProductTags({
  context,
  product,
}: {
  context: SiteContext;
  product: Product;
}) {
  if (product.tags.length === 0) return null;
  const [tags, t] = await Promise.all([
    readOptional(listTagsOf(context, product.tags)),
    getTranslations("productPage"),
  ]);
  if (!tags?.length) return null;
  const { site, locale } = context;
  return (
    <ul aria-label={t("tags")} className="flex flex-wrap gap-2 text-small">
      {tags.map(({ id, name, slug }) => (
        <li key={id} className="min-w-0">
          <Link
            href={hrefTo(
              { name: "productTag", slug },
              { locale, defaultLocale: site.defaultLocale },
            )}
            dir="auto"
            className="inline-flex min-h-9 items-center rounded-full border border-line-strong px-3.5 wrap-anywhere transition hover:border-brand hover:text-brand"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
