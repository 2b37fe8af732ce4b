import { Icon } from "#components/kit/ui/icon.tsx";
import { Link } from "#components/kit/ui/link.tsx";
import { dateFormat } from "#lib/base/utils/intl.ts";
import { isoIn } from "#lib/base/utils/time-zone.ts";
import type { CalendarEvent } from "#lib/shop/api/schemas/event.ts";
import { spanOf } from "#lib/shop/domain/content/event-times.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  events: readonly CalendarEvent[];
}

/** Events as rows: day, title, hour, place. */
export function EventList({ context: { site, locale }, events }: Props) {
  return (
    <ul className="border-t border-line">
      {events.map((event) => (
        <li
          key={event.id}
          className="group relative flex items-center gap-5 border-b border-line py-4 md:gap-8"
        >
          <Day event={event} locale={locale} timeZone={site.timeZone} />
          <div className="min-w-0 grow">
            <h3 dir="auto" className="text-h3">
              <Link
                href={hrefTo(
                  { name: "event", id: String(event.id) },
                  { locale, defaultLocale: site.defaultLocale },
                )}
                className="line-clamp-3 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {event.title.trim() || event.id}
              </Link>
            </h3>
            <Hours event={event} locale={locale} timeZone={site.timeZone} />{" "}
            {event.location && (
              <p className="mt-1 flex items-center gap-1.5 text-small text-muted">
                <Icon name="pin" className="size-4" />
                <span dir="auto" className="line-clamp-2 min-w-0">
                  {event.location}
                </span>
              </p>
            )}
          </div>
          <Icon name="arrow-right" className="size-5 text-brand max-sm:hidden rtl:-scale-x-100" />
        </li>
      ))}
    </ul>
  );
}

interface Where {
  event: CalendarEvent;
  locale: string;
  timeZone: string;
}

/** The start time in the site's time zone; renders nothing for whole days. */
function Hours({ event, locale, timeZone }: Where) {
  const span = spanOf(event, timeZone);
  if (!span || span.days) return null;
  return (
    <p className="mt-1 text-small font-medium">
      {dateFormat(locale, { timeStyle: "short", timeZone }).format(span.start)}
    </p>
  );
}

const SHAPE =
  "flex min-h-[4.75rem] w-20 shrink-0 flex-col items-center justify-center rounded-lg bg-accent-soft py-2.5 text-accent";

/** The first day as a calendar sheet, in the site's time zone; empty if it is unknown. */
function Day(props: Where) {
  const span = spanOf(props.event, props.timeZone);
  if (!span)
    return (
      <span aria-hidden="true" className={SHAPE}>
        <Icon name="calendar" className="size-6" />
      </span>
    );
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(props.locale, { ...options, timeZone: props.timeZone }).format(span.start);
  return (
    <time dateTime={span.days?.first ?? isoIn(span.start, props.timeZone)} className={SHAPE}>
      <span className="font-display text-h2 leading-none font-bold">
        {part({ day: "numeric" }).replace(".", "")}
      </span>{" "}
      <span className="mt-1 text-tiny font-semibold uppercase">
        {part({ month: "short", year: "numeric" })}
      </span>
    </time>
  );
}
