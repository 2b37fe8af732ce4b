import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { CalendarEvent } from "@/lib/api/schemas/event";
import { hrefTo } from "@/lib/i18n/routes";
import type { SiteContext } from "@/lib/site/types";

interface Props {
  context: SiteContext;
  events: readonly CalendarEvent[];
}

/** Fixed to UTC so that server and browser write the same text. */
const part = (iso: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  Number.isNaN(Date.parse(iso))
    ? ""
    : new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(new Date(iso));

/** Events under one another: the day, what it is, where. */
export function EventList({ context: { site, locale }, events }: Props) {
  return (
    <ul className="border-t border-line">
      {events.map((event) => (
        <li
          key={event.id}
          className="group relative flex items-center gap-5 border-b border-line py-4 md:gap-8"
        >
          <time
            dateTime={event.startEvent}
            className="flex w-20 shrink-0 flex-col items-center rounded-lg bg-clay-soft py-2.5 text-clay"
          >
            <span className="font-display text-h2 leading-none font-bold">
              {part(event.startEvent, locale, { day: "numeric" }).replace(".", "")}
            </span>
            <span className="mt-1 text-tiny font-semibold uppercase">
              {part(event.startEvent, locale, { month: "short", year: "2-digit" })}
            </span>
          </time>
          <div className="min-w-0 grow">
            <h3 className="text-h3">
              <Link
                href={hrefTo(
                  { name: "event", id: String(event.id) },
                  { locale, defaultLocale: site.defaultLocale },
                )}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:content-['']"
              >
                {event.title}
              </Link>
            </h3>
            {event.location && (
              <p className="mt-1 flex items-center gap-1.5 text-small text-muted">
                <Icon name="pin" className="size-4" />
                {event.location}
              </p>
            )}
          </div>
          <Icon name="arrow-right" className="size-5 text-brand max-sm:hidden rtl:-scale-x-100" />
        </li>
      ))}
    </ul>
  );
}
