import "server-only";
import { getTranslations } from "next-intl/server";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Pagination } from "#components/kit/ui/pagination.tsx";
import { Breadcrumbs } from "#components/shop/catalog/breadcrumbs.tsx";
import { EventList } from "#components/shop/event/event-list.tsx";
import { type ListView, toListQuery } from "#lib/shop/domain/list/list-view.ts";
import { listEventPage } from "#lib/web/data/content/events.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** Upcoming events, then past ones. */
export async function EventsView({ context, view }: { context: SiteContext; view: ListView }) {
  const { site, locale } = context;
  const [{ upcoming, past, page, totalPages }, t] = await Promise.all([
    listEventPage(context, view.page, view.limit),
    getTranslations(),
  ]);
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const here = href({ name: "events" });
  return (
    <div className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <Breadcrumbs
        crumbs={[
          { label: t("catalog.home"), href: href({ name: "home" }) },
          { label: t("content.event.all") },
        ]}
      />
      <h1 className="mt-4 text-h1">{t("content.event.all")}</h1>
      <p className="mt-3 max-w-[68ch] text-lead text-muted">{t("content.event.allText")}</p>
      {upcoming.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-4 text-h2">{t("content.event.upcoming")}</h2>
          <EventList context={context} events={upcoming} />
        </section>
      )}
      {upcoming.length === 0 && page === 1 && (
        <EmptyState
          className="mt-8"
          icon={ICON_PATHS.calendar}
          title={t("content.event.none")}
          action={<ButtonLink href={href({ name: "blog" })}>{t("content.backToNews")}</ButtonLink>}
        >
          {t("content.event.noneText")}
        </EmptyState>
      )}
      {past.length > 0 && (
        <section className="mt-[clamp(2.5rem,5vw,4.5rem)]">
          <h2 className="mb-4 text-h2">{t("content.event.past")}</h2>
          <EventList context={context} events={past} />
        </section>
      )}
      <div className="mt-12 empty:hidden">
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefFor={(to) => `${here}${toListQuery({ ...view, page: to })}`}
          labels={{
            nav: t("catalog.pagination.nav"),
            first: t("catalog.pagination.first"),
            previous: t("catalog.pagination.previous"),
            next: t("catalog.pagination.next"),
            last: t("catalog.pagination.last"),
          }}
        />
      </div>
    </div>
  );
}
