import { useTranslations } from "next-intl";
import { Link } from "#components/kit/ui/link.tsx";
import type { FilterView } from "#lib/shop/domain/list/filter-view.ts";
import { type ListView, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import { quickFilters } from "#lib/shop/domain/list/quick-choices.ts";

interface Props {
  /** Local address of the list without its query. */
  action: string;
  view: ListView;
  filters: readonly FilterView[];
  total: number;
}

/** The strongest values of a list's filters as links: one row, which scrolls on phones. */
export function QuickFilters({ action, view, filters, total }: Props) {
  const t = useTranslations("filters");
  const quick = quickFilters(filters, total);
  if (quick.length === 0) return null;
  return (
    <ul aria-label={t("quick")} className="quick-filters">
      {quick.map(({ code, filter, option }) => (
        <li key={`${code}.${option.id}`} className="shrink-0">
          <Link
            href={`${action}${toListQuery({
              ...view,
              page: 1,
              filters: { ...view.filters, [code]: [option.id] },
            })}`}
            scroll={false}
            rel="nofollow"
            className="quick-filter"
          >
            <span className="sr-only">{filter}: </span>
            <span className="max-w-48 truncate font-semibold">{option.label}</span>{" "}
            <span className="text-muted tabular-nums">{option.count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
