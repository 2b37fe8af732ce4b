import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import type { Category } from "#lib/shop/api/schemas/product-schema.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { CategoryGrid } from "./category-grid.tsx";

/** Categories shown at first (docs/screens.md §6.4). */
const SHOWN = 5;
const COLUMNS: CSSProperties = { "--cols-s": 2, "--cols-m": 5, "--cols-l": 5 };

/** The shop's categories: five at first, all of them on demand (docs/screens.md §2.5). Works without JavaScript. */
export function ShopCategories(props: { context: SiteContext; categories: readonly Category[] }) {
  const t = useTranslations("catalog");
  const { context, categories } = props;
  if (categories.length === 0) return null;
  const rest = categories.slice(SHOWN);
  return (
    <nav aria-label={t("categories")} className="mt-6">
      <CategoryGrid
        context={context}
        categories={categories.slice(0, SHOWN)}
        style={COLUMNS}
        wideFirst
        eager={2}
      />
      {rest.length > 0 && (
        <details suppressHydrationWarning className="group/all mt-5">
          <summary
            className={buttonClass({
              variant: "secondary",
              className: "mb-5 w-fit list-none",
            })}
          >
            <span className="group-open/all:hidden">{t("allCategories")}</span>{" "}
            <span className="hidden group-open/all:inline">{t("fewerCategories")}</span>
          </summary>
          <CategoryGrid context={context} categories={rest} style={COLUMNS} />
        </details>
      )}
    </nav>
  );
}
