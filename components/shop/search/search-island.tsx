import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { translated } from "#components/kit/messages/translations.tsx";
import { foundNothing } from "#lib/shop/domain/search/search-result.ts";
import {
  emptyLast,
  readSearchView,
  type SearchCategory,
  type SearchView,
  toSearchQuery,
} from "#lib/shop/domain/search/searched-view.ts";
import { recentSearches } from "#stores/search/recent-searches.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { SearchTabs } from "./search-tabs.tsx";
import { type SearchStart, useSearch } from "./use-search.ts";

interface Props extends SearchStart {
  /** Path of the page, without a query. */
  readonly action: string;
  /** The most stars of a review on this site. */
  readonly stars: number;
  /** Shown below the message that nothing was found. */
  readonly help: ReactNode;
}

/** Search box, tabs and results. Rendered on the server with its results; every control is a form or a link. */
export const SearchIsland = translated(function SearchIsland({
  action,
  stars,
  help,
  ...start
}: Props) {
  const t = useTranslations("search");
  const { field, runtime, state, lastState } = useSearch(start);
  const panel = useRef<HTMLDivElement>(null);
  const { view, shown, lists, found, status } = state;
  const hrefFor = (changed: Partial<SearchView>) =>
    `${action}${toSearchQuery({ ...view, category: shown, page: 1, ...changed })}`;

  const totalOf = (category: SearchCategory) =>
    found === "" ? null : (lists[category]?.total ?? null);

  // Not offered again, because it found nothing.
  useEffect(() => {
    if (found !== "" && foundNothing(lists)) recentSearches.remove(found);
  }, [found, lists]);

  const turn = (page: number) => {
    runtime.goToPage(page);
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  };

  return (
    <>
      <Suspense>
        <AddressWatch onChange={(next) => runtime.open(next, lastState)} />
      </Suspense>
      <SearchForm
        ref={field}
        action={action}
        view={start.view}
        category={view.category}
        onType={runtime.type}
        onSubmit={(text) => {
          recentSearches.add(text);
          runtime.submit(text);
        }}
      />
      <SearchTabs
        categories={emptyLast(start.categories, totalOf)}
        shown={shown}
        totalOf={totalOf}
        hrefFor={(category) => hrefFor({ category })}
        onChoose={runtime.choose}
      />
      <SearchPanel
        ref={panel}
        state={state}
        isTracked={start.isTracked}
        categories={start.categories}
        stars={stars}
        help={help}
        hrefFor={hrefFor}
        onTurn={turn}
        onFollow={() => recentSearches.add(found)}
        onChoose={runtime.choose}
        onRetry={runtime.retry}
        onAsk={runtime.ask}
      />
      <p role="status" className="sr-only">
        {status === "idle" && found !== "" && shown
          ? t("announce", {
              count: lists[shown]?.total ?? 0,
              keywords: found,
              tab: t(`tabs.${shown}`),
            })
          : ""}
      </p>
    </>
  );
});

/**
 * Reports the URL's query whenever it changes. Rendered in its own Suspense, because a cached page is rendered without
 * a query. Reads the URL itself, because Next's search params may lag behind it.
 */
function AddressWatch({ onChange }: { onChange: (view: SearchView) => void }) {
  const query = useSearchParams().toString();
  const report = useEffectEvent((_changed: string) =>
    onChange(readSearchView(new URLSearchParams(location.search))),
  );
  useEffect(() => report(query), [query]);
  return null;
}
