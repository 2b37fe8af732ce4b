import "server-only";
import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { Pagination } from "#components/kit/ui/pagination.tsx";
import { chipsOf } from "#lib/shop/domain/list/filter-view.ts";
import { readListView, toListQuery, withNextPage } from "#lib/shop/domain/list/list-view.ts";
import { defaultSorting, sortingsOf } from "#lib/shop/domain/product/sorting.ts";
import type { ShopList } from "#lib/web/data/catalog/shop-list.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { FilterChips } from "./filters/filter-chips.tsx";
import { FilterList } from "./filters/filter-list.tsx";
import { ListForm } from "./filters/list-form.tsx";
import { ListBar } from "./list-bar.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { QuickFilters } from "./quick-filters.tsx";

interface Props {
  context: SiteContext;
  shop: ShopList;
  /** Local address of the list without its query. */
  action: string;
  /** Path of the list of all products; null on that list. */
  toAll: string | null;
}

const FORM = "list";
const BESIDE_FILTERS: CSSProperties = { "--cols-s": 2, "--cols-m": 3, "--cols-l": 3 };

/** A list of products with its filters, order, page size and pagination (docs/screens.md §2.5). */
export async function ProductList({ context, shop, action, toAll }: Props) {
  const { category, sorting, list, view, filters, requested } = shop;
  const [t, f] = await Promise.all([getTranslations("catalog"), getTranslations("filters")]);
  const usual = String(defaultSorting(category).id);
  const chips = chipsOf(filters ?? []);
  const { first, ...single } = { ...view, page: list.page };
  const more = withNextPage(
    first !== undefined && first < list.page ? { ...single, first } : single,
  );
  const hasPanel = filters !== null && filters.length > 0;
  return (
    <ListForm
      id={FORM}
      action={action}
      query={queryOf(shop, usual)}
      usual={{ sort: usual }}
      locale={context.locale}
      messages={{
        found: t("products", { count: list.total }),
        filters: f("title"),
        chosen: chips.length > 0 ? f("chosen", { count: chips.length }) : "",
        show: f("show", { count: list.total }),
      }}
      icon={<Icon name="filter" />}
      bar={
        <ListBar
          form={FORM}
          view={view}
          total={list.total}
          sortings={sortingsOf(category)}
          sorting={sorting}
        />
      }
      panel={
        hasPanel ? <FilterList context={context} filters={filters} total={list.total} /> : null
      }
    >
      {filters && <QuickFilters {...{ action, view, filters }} total={list.total} />}
      {filters && <FilterChips {...{ context, action, view, filters }} />}
      {filters === null && Object.keys(requested.filters).length > 0 && (
        <Notice tone="warning" title={f("failed")} className="mb-6">
          {f("failedText")}
        </Notice>
      )}
      <div className="list-results transition-opacity">
        {list.items.length > 0 ? (
          <ProductGrid
            context={context}
            cards={list.items}
            headings={2}
            eager={2}
            style={hasPanel ? BESIDE_FILTERS : undefined}
          />
        ) : (
          <NoProducts view={view} action={action} toAll={toAll} isFiltered={chips.length > 0} />
        )}
      </div>
      {list.page < list.totalPages && (
        <p className="mt-8 text-center">
          {/* Without JavaScript the next page; with it these cards and the next ones (use-list-form.ts). A press before
              hydration waits for it: links with a language do (lib/web/security/late-scripts.ts). */}
          <a
            id="list.more"
            href={`${action}${toListQuery({ ...single, page: list.page + 1 })}`}
            hrefLang={context.locale}
            data-more={more && `${action}${toListQuery(more)}`}
            className={buttonClass({ variant: "secondary" })}
          >
            {t("showMore")}
          </a>
        </p>
      )}
      <div className="mt-8 empty:hidden">
        <Pagination
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => `${action}${toListQuery({ ...single, page })}`}
          labels={{
            nav: t("pagination.nav"),
            first: t("pagination.first"),
            previous: t("pagination.previous"),
            next: t("pagination.next"),
            last: t("pagination.last"),
          }}
        />
      </div>
    </ListForm>
  );
}

interface NoneProps extends Pick<Props, "action" | "toAll"> {
  readonly view: Props["shop"]["view"];
  readonly isFiltered: boolean;
}

/** Shown instead of the products: nothing matches the filters, or there are no products at all. */
async function NoProducts({ view, action, toAll, isFiltered }: NoneProps) {
  const [t, f] = await Promise.all([getTranslations("catalog"), getTranslations("filters")]);
  if (isFiltered)
    return (
      <EmptyState
        icon={ICON_PATHS.filter}
        title={f("none")}
        action={
          <ButtonLink href={`${action}${toListQuery({ ...view, page: 1, filters: {} })}`}>
            {t("toAll")}
          </ButtonLink>
        }
      >
        {f("noneText")}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={ICON_PATHS.tag}
      title={t("empty")}
      action={toAll && <ButtonLink href={toAll}>{t("toAll")}</ButtonLink>}
    >
      {t("emptyText")}
    </EmptyState>
  );
}

/** In the form's own spelling: parsed and serialised again, so that both have the same order. */
function queryOf({ view }: ShopList, usual: string): string {
  const written = toListQuery({ ...view, page: 1 });
  const read = readListView(new URLSearchParams(written));
  return toListQuery({ ...read, sort: String(read.sort) === usual ? null : read.sort });
}
