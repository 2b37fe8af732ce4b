import "server-only";
import { getTranslations } from "next-intl/server";
import { Breadcrumbs } from "@/components/catalog/breadcrumbs";
import { EventList } from "@/components/catalog/event-list";
import { NotFoundPage } from "@/components/layout/not-found-page";
import { PageLanguages } from "@/components/layout/page-languages";
import { Picture } from "@/components/ui/picture";
import { SafeHtml } from "@/components/ui/safe-html";
import { getSettings } from "@/lib/config/settings";
import { getEvent, listEvents } from "@/lib/data/events";
import { settle } from "@/lib/data/settle";
import { formatTimeSpan } from "@/lib/domain/time-span";
import { hrefTo } from "@/lib/i18n/routes";
import { eventHrefs } from "@/lib/seo/event-metadata";
import type { SiteContext } from "@/lib/site/types";
import { toImage } from "@/lib/utils/media";
import { sanitize } from "@/lib/utils/sanitize";

/** One event: what, when, where, who comes. */
export async function EventView({ context, id }: { context: SiteContext; id: number }) {
  const event = await getEvent(context, id);
  if (!event) return <NotFoundPage />;
  const { site, locale } = context;
  const [t, upcoming] = await Promise.all([getTranslations(), settle(listEvents(context, 4))]);
  const others = (upcoming ?? []).filter((other) => other.id !== event.id).slice(0, 3);
  const image = toImage(event.media, getSettings().MEDIA_URL);
  const taken = event.eventAttendees.length;
  const facts: readonly (readonly [string, string])[] = [
    [t("content.event.when"), formatTimeSpan(event.startEvent, event.endEvent, locale)],
    [t("content.event.where"), event.location],
    [
      t("content.event.places"),
      event.capacity ? t("content.event.placesTaken", { taken, capacity: event.capacity }) : "",
    ],
  ];
  return (
    <article className="wrap py-[clamp(1.25rem,3vw,2.5rem)]">
      <PageLanguages hrefs={eventHrefs(context, id)} />
      <Breadcrumbs
        crumbs={[
          {
            label: t("catalog.home"),
            href: hrefTo({ name: "home" }, { locale, defaultLocale: site.defaultLocale }),
          },
          { label: event.title },
        ]}
      />
      <h1 className="mt-4 max-w-[24ch] text-h1">{event.title}</h1>
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
          <SafeHtml html={sanitize(event.body)} className="max-w-[68ch] text-lead" />
        </div>
        <aside className="flex flex-col gap-6 self-start rounded-xl bg-sunken p-6">
          <dl className="flex flex-col gap-4">
            {facts.map(([label, value]) =>
              value === "" ? null : (
                <div key={label}>
                  <dt className="text-small text-muted">{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ),
            )}
          </dl>
          {taken > 0 && (
            <div>
              <h2 className="text-small font-normal text-muted">{t("content.event.attendees")}</h2>
              <ul className="mt-2 flex flex-wrap gap-1.5">
                {event.eventAttendees.map((attendee) => (
                  <li
                    key={`${attendee.id}-${attendee.name}`}
                    className="rounded-full bg-surface px-3 py-1 text-small"
                  >
                    {attendee.name}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </aside>
      </div>
      {others.length > 0 && (
        <section className="mt-[clamp(2.5rem,5vw,4.5rem)]">
          <h2 className="mb-4 text-h2">{t("content.event.more")}</h2>
          <EventList context={context} events={others} />
        </section>
      )}
    </article>
  );
}
