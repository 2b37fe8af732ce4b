import "server-only";
import { getTranslations } from "next-intl/server";
import { Link } from "#components/kit/ui/link.tsx";
import { listBundlesHolding } from "#lib/web/data/catalog/bundles.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The bundles that contain a product. Left out if there are none or they cannot be read. */
export async function HoldingBundles({
  context,
  productId,
}: {
  context: SiteContext;
  productId: number;
}) {
  const bundles = await readOptional(listBundlesHolding(context, productId));
  if (!bundles?.length) return null;
  const t = await getTranslations("productPage");
  const { site, locale } = context;
  return (
    <section className="text-small">
      <h2 className="text-small font-semibold">{t("bundles")}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {bundles.map(({ id, name, slug }) => (
          <li key={id} className="min-w-0">
            <Link
              href={hrefTo(
                { name: "product", slug },
                { locale, defaultLocale: site.defaultLocale },
              )}
              className="text-link inline-flex min-h-6 items-center wrap-anywhere"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
