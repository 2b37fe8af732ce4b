import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { gridColumns } from "#components/kit/cms/section-columns.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { GRID } from "#components/kit/ui/grid.ts";
import { Icon } from "#components/kit/ui/icon.tsx";
import { ProductGrid } from "#components/shop/catalog/product-grid.tsx";
import {
  countAt,
  flagAt,
  idsAt,
  type SlotElement,
  valueAt,
} from "#lib/shop/domain/content/element.ts";
import type { ProductCard } from "#lib/shop/domain/product/product-card.ts";
import { listProducts, listProductsById } from "#lib/web/data/catalog/products.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import type { SectionProps } from "./types.ts";

const USUAL_LIMIT = 4;
const MOST = 24;

/** Products picked by hand, of a category, featured, or on sale (docs/contract.md §5.3). */
export async function Products({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const columns = gridColumns(element, { phone: 2, desktop: 4 });
  const cards = await readOptional(chosen(context, element));
  if (!cards?.length) {
    const dummy = <DummyProducts style={columns} />;
    return getRenderers().empty(element, "products", cards ? "empty" : "failed", dummy);
  }
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <SectionHead element={element} more="linkMeta.more" lead={lead} />
        <ProductGrid context={context} cards={cards} headings={3} style={columns} />
      </div>
    </Section>
  );
}

async function chosen(context: SiteContext, element: SlotElement): Promise<ProductCard[]> {
  const limit = Math.min(MOST, countAt(element, "options.limit") ?? USUAL_LIMIT);
  const ids = idsAt(element, "options.productIds");
  if (ids.length > 0) return listProductsById(context, ids.slice(0, MOST));
  const [mainCategory] = idsAt(element, "options.categoryId");
  const flags = (["featured", "discount"] as const).filter((key) =>
    flagAt(element, `options.${key}`),
  );
  // Set to hand-picked, but without any products.
  const isBare = mainCategory === undefined && flags.length === 0;
  if (isBare && Array.isArray(valueAt(element, "options.productIds"))) return [];
  const list = await listProducts(context, {
    mainCategory,
    filters: flags.map((key) => ({ key, value: true })),
    limit,
  });
  return list.items;
}

const PLACES = [...Array(6).keys()];

/** Placeholder products in an empty list, for editors only. */
function DummyProducts({ style }: { style: CSSProperties }) {
  const t = useTranslations("catalog");
  return (
    <div className="wrap pb-8">
      <ul className={GRID} style={style} data-dummy-products>
        {PLACES.map((place) => (
          <li key={place} className="text-muted">
            <span className="grid aspect-square place-items-center rounded-lg border border-dashed border-line-strong bg-ground">
              <Icon name="image" className="size-10" />
            </span>
            <span className="block pt-3 font-semibold">{t("placeholder")}</span>
            <span aria-hidden="true" className="mt-2 block h-4 w-16 rounded-sm bg-ground" />
          </li>
        ))}
      </ul>
    </div>
  );
}
