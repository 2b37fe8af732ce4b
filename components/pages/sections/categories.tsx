import { getRenderers } from "#components/kit/cms/renderers.ts";
import { gridColumns } from "#components/kit/cms/section-columns.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { CategoryGrid } from "#components/shop/catalog/category-grid.tsx";
import { idsAt } from "#lib/shop/domain/content/element.ts";
import { pickCategories } from "#lib/shop/domain/product/category-tree.ts";
import { getCategoryTree } from "#lib/web/data/catalog/categories.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import type { SectionProps } from "./types.ts";

/** Shown if no categories are picked (docs/screens.md §6.4). */
const USUAL_LIMIT = 5;

/** Product categories as tiles. */
export async function Categories({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const tree = await readOptional(getCategoryTree(context));
  const ids = idsAt(element, "options.categoryIds");
  const shown = tree && (ids.length > 0 ? pickCategories(tree, ids) : tree.slice(0, USUAL_LIMIT));
  if (!shown?.length)
    return getRenderers().empty(element, "categories", shown ? "empty" : "failed");
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <SectionHead element={element} lead={lead} />
        <CategoryGrid
          context={context}
          categories={shown}
          style={gridColumns(element, { phone: 2, desktop: Math.min(4, shown.length) })}
        />
      </div>
    </Section>
  );
}
