import "server-only";
import { getTranslations } from "next-intl/server";
import { ProductGrid } from "#components/catalog/product-grid.tsx";
import type { Product } from "#lib/api/schemas/product.ts";
import { listProductsById } from "#lib/data/catalog/products.ts";
import { readOptional } from "#lib/data/read-optional.ts";
import type { SiteContext } from "#lib/site/types.ts";

const MOST = 8;

/** What goes well with a product. Left out when it cannot be read (hardening, "one block fails"). */
export async function CrossSell({ context, product }: { context: SiteContext; product: Product }) {
  const cards = await readOptional(
    listProductsById(context, product.crossSellProducts.slice(0, MOST)),
  );
  if (!cards?.length) return null;
  const t = await getTranslations("catalog");
  return (
    <section className="mt-[clamp(2.5rem,5vw,4.5rem)]">
      <h2 className="mb-6 text-h2">{t("crossSell")}</h2>
      <ProductGrid context={context} cards={cards} headings={3} />
    </section>
  );
}
