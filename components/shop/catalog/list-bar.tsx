import { useTranslations } from "next-intl";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import type { ListView } from "#lib/shop/domain/list/list-view.ts";
import { NEWEST_FIRST, type Sorting } from "#lib/shop/domain/product/sorting.ts";

interface Props {
  /** Id of the list's form, to which these fields belong. */
  form: string;
  view: ListView;
  total: number;
  sortings: readonly Sorting[];
  /** The current one. */
  sorting: Sorting;
}

/** Page sizes (docs/screens.md §6.4). */
const SIZES = [12, 24] as const;

/**
 * The number of results, their sort order, and the page size. The default order of a search has its own name instead of
 * a sort id's: shops rank search results themselves, and the contract has no id for that.
 */
export function ListBar({ form, view, total, sortings, sorting }: Props) {
  const t = useTranslations("catalog");
  return (
    <div className="flex min-w-0 grow items-center justify-between gap-x-2 lg:items-end lg:gap-x-6">
      {/* Takes the focus if the focused control no longer exists. */}
      <p
        data-found
        tabIndex={-1}
        className="text-muted tabular-nums max-lg:order-1 max-lg:text-small lg:whitespace-nowrap"
      >
        {t("products", { count: total })}
      </p>
      {view.keywords && (
        <input id="list.search" type="hidden" form={form} name="search" value={view.keywords} />
      )}
      <div className="flex min-w-0 items-end gap-3 max-sm:grow">
        <SelectField
          id="list.sort"
          form={form}
          name="sort"
          label={t("sortBy")}
          defaultValue={String(sorting.id)}
          frameClassName="list-sort min-w-0 grow sm:min-w-56"
          className="max-sm:ps-2.5 max-sm:pe-7"
        >
          {sortings.map(({ id }) => (
            <option key={id} value={id}>
              {t(view.keywords && id === NEWEST_FIRST.id ? "sort.found" : `sort.${id}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="list.limit"
          form={form}
          name="limit"
          label={t("perPage")}
          defaultValue={String(view.limit)}
          frameClassName="w-28 shrink-0 max-lg:hidden"
        >
          {SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </SelectField>
        <noscript>
          <button
            type="submit"
            form={form}
            className={buttonClass({ variant: "secondary", className: "min-h-12" })}
          >
            {t("show")}
          </button>
        </noscript>
      </div>
    </div>
  );
}
