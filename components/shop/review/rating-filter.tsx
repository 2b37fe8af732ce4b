"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "#components/kit/ui/form/field.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import { type RatingSummary, REVIEW_ORDERS } from "#lib/shop/domain/review/rules.ts";
import type { ReviewView } from "#lib/web/client/review-calls.ts";

interface Props {
  readonly view: ReviewView;
  /** Null if the backend doesn't count reviews by rating: then only the order can be chosen. */
  readonly summary: RatingSummary | null;
  readonly onChange: (view: ReviewView) => void;
}

/** The order of a list of reviews, and how many gave each number of stars: a bar shows these reviews only. */
export function RatingFilter({ view, summary, onChange }: Props) {
  const t = useTranslations("reviewLists");
  const tReview = useTranslations("review");
  const rated = summary?.distribution ?? [];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 noscript:hidden">
      <ul aria-label={t("filter")} className="w-full max-w-sm text-small empty:hidden">
        {rated.map(({ stars, count }) => {
          const isChosen = view.rating === stars;
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={isChosen}
                disabled={count === 0 && !isChosen}
                onClick={() => onChange({ ...view, rating: isChosen ? null : stars })}
                className={classNames(
                  "flex min-h-9 w-full items-center gap-3 rounded-md px-2 text-start hover:bg-brand-soft disabled:text-muted disabled:hover:bg-transparent",
                  isChosen && "bg-brand-soft font-semibold text-brand",
                )}
              >
                <span className="min-w-16 whitespace-nowrap">{tReview("stars", { stars })}</span>{" "}
                <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-line">
                  <span
                    className="block h-[100%] rounded-full bg-accent forced-ink"
                    style={{ width: `${Math.round((count / (summary?.count ?? 1)) * 100)}%` }}
                  />
                </span>
                <span className="min-w-6 text-end tabular-nums">
                  <span className="sr-only">{tReview("count", { count })}</span>{" "}
                  <span aria-hidden="true">{count}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <SelectField
        label={t("sort")}
        frameClassName="w-56 print:hidden"
        value={view.sort}
        onChange={({ target }) => {
          const sort = REVIEW_ORDERS.find((order) => order === target.value);
          if (sort) onChange({ ...view, sort });
        }}
      >
        {REVIEW_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(`order.${order}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
