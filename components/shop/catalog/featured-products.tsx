import "server-only";
import { getTranslations } from "next-intl/server";
import { listProducts } from "#lib/web/data/catalog/products.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { ProductGrid } from "./product-grid.tsx";

/** One row. */
const MOST = 4;

/** Featured products of a category; nothing if there are none, or if they are the whole list anyway. */
export async function FeaturedProducts(props: {
  context: SiteContext;
  category: number;
  /** The number of products in the list below. */
  total: number;
}) {
  const { context, category, total } = props;
  const [list, t] = await Promise.all([
    readOptional(
      listProducts(context, {
        mainCategory: category,
        filters: [{ key: "featured", value: true }],
        limit: MOST,
      }),
    ),
    getTranslations("catalog"),
  ]);
  if (!list?.items.length || list.items.length >= total) return null;
  return (
    <section aria-labelledby="featured" className="mt-10">
      <h2 id="featured" className="mb-5 text-h2">
        {t("featured")}
      </h2>
      <ProductGrid context={context} cards={list.items} headings={3} eager={2} />
    </section>
  );
}
