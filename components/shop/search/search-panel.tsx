"use client";

import { useTranslations } from "next-intl";
import type { ReactNode, Ref } from "react";
import { useSite } from "#components/kit/providers/site-provider.tsx";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import { Link } from "#components/kit/ui/link.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Pagination } from "#components/kit/ui/pagination.tsx";
import { classNames } from "#lib/base/utils/class-names.ts";
import type { SearchList } from "#lib/shop/domain/search/search-result.ts";
import type { SearchCategory, SearchView } from "#lib/shop/domain/search/searched-view.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { SearchEmpty } from "./search-empty.tsx";
import { ResultGrid, ResultSkeleton } from "./search-results.tsx";
import type { SearchState } from "./search-runtime.ts";
import { isPlain, PANEL_ID, tabId } from "./search-tabs.tsx";
import { WishChips } from "./wish-chips.tsx";

interface Props {
  readonly ref: Ref<HTMLDivElement>;
  readonly state: SearchState;
  readonly isTracked: boolean | undefined;
  readonly categories: readonly SearchCategory[];
  readonly stars: number;
  /** Suggestions if no tab has results. */
  readonly help: ReactNode;
  readonly hrefFor: (changed: Partial<SearchView>) => string;
  readonly onTurn: (page: number) => void;
  readonly onChoose: (category: SearchCategory) => void;
  readonly onRetry: () => void;
  readonly onAsk: (keywords: string) => void;
  /** A result is followed. */
  readonly onFollow: () => void;
}

/** The panel below the tabs: results, nothing found, a failure with the previous results, or a hint how to start. */
export function SearchPanel(props: Props) {
  const { ref, state, isTracked, categories, hrefFor, onTurn, onChoose, onRetry, onAsk, onFollow } =
    props;
  const t = useTranslations("search");
  const { view, shown, lists, found, status } = state;
  const list = shown && found !== "" ? lists[shown] : null;
  const isLoading = status === "loading";

  return (
    <div
      ref={ref}
      id={PANEL_ID}
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={shown ? tabId(shown) : undefined}
      aria-busy={isLoading || undefined}
      className="min-h-96 scroll-mt-40 pt-6"
    >
      {status === "failed" && (
        <Notice tone="danger" title={t("failed.title")} className="mb-6">
          <p>{t(list ? "failed.kept" : "failed.text")}</p>
          <a
            href={hrefFor({ page: view.page })}
            className="text-link inline-flex min-h-6 items-center font-semibold"
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onRetry();
            }}
          >
            {t("failed.retry")}
          </a>
        </Notice>
      )}
      {list && shown && list.items.length > 0 && (
        <div className={classNames("transition-opacity", isLoading && "opacity-50")}>
          <p key={`${list.total} ${found}`} className="mb-5 text-muted">
            {t.rich(list.near === undefined ? "summary" : "near", {
              count: list.total,
              keywords: found,
              bdi: (text) => <bdi className="break-words text-ink">{text}</bdi>,
            })}
          </p>
          {list.wish && (
            <WishChips keywords={found} parts={list.wish} hrefFor={hrefFor} onAsk={onAsk} />
          )}
          {list.inShop && <ToShopList query={list.inShop} label={t("inShop")} />}
          <Results
            list={list}
            category={shown}
            isTracked={isTracked && shown === "products"}
            stars={props.stars}
            onFollow={onFollow}
          />
          <div className="mt-12 empty:hidden">
            <Pagination
              // Pages are real links; a plain click turns the page without a navigation.
              onTurn={(page, event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                onTurn(page);
              }}
              page={list.page}
              totalPages={list.totalPages}
              hrefFor={(page) => hrefFor({ page })}
              labels={{
                nav: t("pagination.nav"),
                first: t("pagination.first"),
                previous: t("pagination.previous"),
                next: t("pagination.next"),
                last: t("pagination.last"),
              }}
            />
          </div>
        </div>
      )}
      {list && shown && list.items.length === 0 && status !== "failed" && (
        <div className={classNames("transition-opacity", isLoading && "opacity-50")}>
          <SearchEmpty
            help={props.help}
            keywords={found}
            shown={shown}
            lists={lists}
            categories={categories}
            hrefFor={(category) => hrefFor({ category })}
            onChoose={onChoose}
          />
        </div>
      )}
      {!list && isLoading && <ResultSkeleton label={t("loading")} />}
      {!list && status === "idle" && view.keywords === "" && (
        <p className="max-w-[60ch] text-lead text-muted">{t("start")}</p>
      )}
    </div>
  );
}

interface ResultsProps {
  readonly list: SearchList;
  readonly category: SearchCategory;
  readonly isTracked: boolean | undefined;
  readonly stars: number;
  readonly onFollow: () => void;
}

/** The results of a tab, followed by similar products if there are few (decision 0237). */
function Results({ list, ...grid }: ResultsProps) {
  const t = useTranslations("search");
  return (
    <>
      <ResultGrid {...grid} items={list.items} />
      {list.more && (
        <>
          <p className="mt-10 mb-5 text-muted">{t("nearToo")}</p>
          <ResultGrid {...grid} items={list.more} />
        </>
      )}
    </>
  );
}

/** A link to the shop's list with the same products, which has filters and sort orders (decision 0203). */
function ToShopList({ query, label }: { query: string; label: string }) {
  const site = useSite();
  return (
    <p className="mb-6">
      <Link
        href={hrefTo({ name: "shop" }, site) + query}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        {label}
      </Link>
    </p>
  );
}
