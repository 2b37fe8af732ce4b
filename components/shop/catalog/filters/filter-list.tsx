import { useTranslations } from "next-intl";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import { Icon } from "#components/kit/ui/icon.tsx";
import { type FilterView, priceFirst } from "#lib/shop/domain/list/filter-view.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { OptionFields } from "./option-fields.tsx";
import { RangeFields } from "./range-fields.tsx";

interface Props {
  context: SiteContext;
  filters: readonly FilterView[];
  /** The number of products in the filtered list. */
  total: number;
}

/**
 * How many filters are open at first, in addition to flags. The others are closed unless one of their values is chosen.
 */
const OPEN = 6;

const isUsed = (filter: FilterView) =>
  "options" in filter ? filter.options.some(({ isChosen }) => isChosen) : filter.chosen.length > 0;

/** A list's filters as fields of its form, one disclosure each. */
export function FilterList({ context, filters, total }: Props) {
  const t = useTranslations("filters");
  const open = OPEN + filters.filter(({ kind }) => kind === "flag").length;
  return (
    <section aria-label={t("title")} className="min-w-0">
      <h2 className="mb-1 text-h3 max-lg:sr-only">{t("title")}</h2>
      {/* On phones all of them come before the products. */}
      <noscript>
        <a href="#list.sort" className="text-link mb-4 inline-block lg:hidden">
          {t("show", { count: total })}
        </a>
      </noscript>
      {priceFirst(filters).map((filter, index) => (
        <details
          key={filter.code}
          id={`group.${filter.code}`}
          suppressHydrationWarning
          open={index < open || isUsed(filter)}
          className="filter-group"
        >
          <summary className="filter-title">
            <span className="line-clamp-2 min-w-0">{filter.label}</span>
            <Icon name="chevron-down" className="filter-mark size-4" />
          </summary>
          <fieldset className="min-w-0 pb-5">
            <legend className="sr-only">{filter.label}</legend>
            {"options" in filter ? (
              <OptionFields filter={filter} />
            ) : (
              <RangeFields filter={filter} context={context} />
            )}
          </fieldset>
        </details>
      ))}
      <noscript>
        <button type="submit" className={buttonClass({ className: "mt-4 w-full" })}>
          {t("apply")}
        </button>
      </noscript>
    </section>
  );
}
