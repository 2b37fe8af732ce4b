import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { buttonClass } from "#components/kit/ui/button-class.ts";
import { Icon } from "#components/kit/ui/icon.tsx";
import { Notice } from "#components/kit/ui/notice.tsx";
import type { CalendarEvent } from "#lib/shop/api/schemas/event.ts";
import { type EventSpan, hasEnded, spanOf } from "#lib/shop/domain/content/event-times.ts";
import { eventWhen } from "#lib/shop/domain/content/event-when.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { Attendees } from "./attendees.tsx";
import { VisitorTime } from "./visitor-time.tsx";

interface Props {
  context: SiteContext;
  event: CalendarEvent;
}

/** Date, place, free places, attendees, and a calendar file to download. */
export function EventFacts({ context: { site, locale }, event }: Props) {
  const t = useTranslations("content.event");
  const taken = event.eventAttendees.length;
  const { timeZone } = site;
  const span = spanOf(event, timeZone);
  const facts: readonly (readonly [string, string, ReactNode?])[] = [
    [t("when"), eventWhen(event, locale, timeZone), span && <OtherTimes {...{ span, timeZone }} />],
    [t("where"), event.location],
    [t("places"), event.capacity ? t("placesTaken", { taken, capacity: event.capacity }) : ""],
  ];
  const isOver = hasEnded(event, new Date().toISOString(), timeZone);
  const file = hrefTo(
    { name: "eventCalendar", id: String(event.id) },
    { locale, defaultLocale: site.defaultLocale },
  );
  return (
    <aside className="flex min-w-0 flex-col gap-6 self-start rounded-xl bg-sunken p-6">
      {isOver && <Notice tone="info">{t("over")}</Notice>}
      <dl className="flex flex-col gap-4 empty:hidden">
        {facts.map(([label, value, more]) =>
          value === "" ? null : (
            <div key={label}>
              <dt className="text-small text-muted">{label}</dt>
              <dd dir="auto" className="font-semibold">
                {value}
              </dd>
              {more}
            </div>
          ),
        )}
      </dl>
      {!isOver && span && (
        // A plain `<a>`, because the router cannot show a file.
        <a href={file} download className={buttonClass({ variant: "secondary" })}>
          <Icon name="calendar" className="size-5" />
          {t("calendar")}
        </a>
      )}
      <Attendees people={event.eventAttendees} over={isOver} />
    </aside>
  );
}

/** Below the site's own time: a note that the event lasts whole days, or its times in the visitor's time zone. */
function OtherTimes({ span, timeZone }: { span: EventSpan; timeZone: string }) {
  const t = useTranslations("content.event");
  if (span.days) return <dd className="text-small text-muted">{t("allDay")}</dd>;
  return (
    <VisitorTime start={span.start} end={span.end} timeZone={timeZone} label={t("yourTime")} />
  );
}
