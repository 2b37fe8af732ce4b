import "server-only";
import { getTranslations } from "next-intl/server";
import { cleanHtml } from "#components/kit/cms/clean-html.ts";
import { JsonLd } from "#components/kit/seo/json-ld.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Picture } from "#components/kit/ui/picture.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { NotFoundPage } from "#components/pages/layout/not-found-page.tsx";
import { Breadcrumbs } from "#components/shop/catalog/breadcrumbs.tsx";
import { EventFacts } from "#components/shop/event/event-facts.tsx";
import { EventList } from "#components/shop/event/event-list.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { toImage } from "#lib/shop/media/to-image.ts";
import { getEvent, listEvents } from "#lib/web/data/content/events.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo, type Route } from "#lib/web/i18n/routes.ts";
import { eventData } from "#lib/web/seo/structured/event-json-ld.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** One event: title, date, place, attendees. `id` is null for a URL without a valid one. */
export async function EventView({ context, id }: { context: SiteContext; id: number | null }) {
  if (id === null) return <NotFoundPage />;
  const [event, upcoming, t] = await Promise.all([
    getEvent(context, id),
    readOptional(listEvents(context, 4)),
    getTranslations(),
  ]);
  if (!event) return <NotFoundPage route={{ name: "event", id: String(id) }} />;
  const { site, locale } = context;
  const href = (route: Route) => hrefTo(route, { locale, defaultLocale: site.defaultLocale });
  const others = (upcoming ?? []).filter((other) => other.id !== event.id).slice(0, 3);
  const data = eventData(context, event);
  const image = toImage(event.media, getSettings().MEDIA_URL);
  return (
    <article className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      {data && <JsonLd data={data} />}
      <Breadcrumbs
        crumbs={[
          { label: t("catalog.home"), href: href({ name: "home" }) },
          { label: t("content.event.all"), href: href({ name: "events" }) },
          { label: event.title },
        ]}
      />
      <h1 dir="auto" className="mt-4 max-w-[24ch] text-h1">
        {event.title.trim() || event.id}
      </h1>
      <div className="mt-7 grid gap-x-[clamp(2rem,4vw,4rem)] gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="min-w-0">
          {image && (
            <Picture
              image={image}
              alt={event.media?.description ?? ""}
              sizes="(min-width: 1344px) 820px, 94vw"
              priority
              className="mb-7 aspect-3/2 w-full rounded-xl object-cover"
            />
          )}
          {event.body && (
            <SafeHtml html={cleanHtml(event.body)} dir="auto" className="max-w-[68ch] text-lead" />
          )}
        </div>
        <EventFacts context={context} event={event} />
      </div>
      <section className="mt-[clamp(2.5rem,5vw,4.5rem)]">
        {others.length > 0 && (
          <>
            <h2 className="mb-4 text-h2">{t("content.event.more")}</h2>
            <EventList context={context} events={others} />
          </>
        )}
        <p className="mt-6">
          <ButtonLink variant="secondary" href={href({ name: "events" })}>
            {t("content.event.toAll")}
          </ButtonLink>
        </p>
      </section>
    </article>
  );
}
