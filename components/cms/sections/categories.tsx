import { CategoryGrid } from "@/components/catalog/category-grid";
import { getCategoryTree } from "@/lib/data/categories";
import { settle } from "@/lib/data/settle";
import { pickCategories } from "@/lib/domain/category-tree";
import { idsAt } from "@/lib/domain/element";
import { getCurrentContext } from "@/lib/site/current-context";
import { gridColumns } from "../grid";
import { getRenderers } from "../renderers";
import { SectionHead } from "../section-head";
import { Section } from "../slots/section";
import type { SectionProps } from "./types";

/** Spec 9, category list default limit, where no categories are picked. */
const USUAL_LIMIT = 5;

/** Product categories as tiles. */
export async function Categories({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const tree = await settle(getCategoryTree(context));
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
