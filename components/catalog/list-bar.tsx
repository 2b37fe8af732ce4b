import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import type { ListView } from "@/lib/domain/list-view";
import type { Sorting } from "@/lib/domain/sorting";
import { ListControls } from "./list-controls";

interface Props {
  action: string;
  view: ListView;
  total: number;
  sortings: readonly Sorting[];
  /** The one in force, and the one of a list nobody has sorted. */
  sorting: Sorting;
  usual: Sorting;
}

/** Spec 9, product list page size options. */
const SIZES = [12, 24] as const;

/** How many there are, in which order, how many at a time. */
export function ListBar({ action, view, total, sortings, sorting, usual }: Props) {
  const t = useTranslations("catalog");
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-line pb-5">
      <p className="text-muted tabular-nums">{t("products", { count: total })}</p>
      <ListControls
        action={action}
        kept={Object.entries(view.filters).map(
          ([name, values]) => [name, values.join(",")] as const,
        )}
        sort={{
          label: t("sortBy"),
          value: String(sorting.id),
          usual: String(usual.id),
          options: sortings.map(({ id }) => ({
            value: String(id),
            label: t(`sort.${id}` as "sort.1"),
          })),
        }}
        limit={{
          label: t("perPage"),
          value: String(view.limit),
          usual: String(SIZES[0]),
          options: SIZES.map((size) => ({ value: String(size), label: String(size) })),
        }}
      >
        <noscript>
          <button
            type="submit"
            className={buttonClass({ variant: "secondary", className: "min-h-12" })}
          >
            {t("show")}
          </button>
        </noscript>
      </ListControls>
    </div>
  );
}
