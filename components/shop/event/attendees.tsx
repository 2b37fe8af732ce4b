import { useTranslations } from "next-intl";
import { withPlaces } from "#lib/base/utils/with-places.ts";
import type { CalendarEvent } from "#lib/shop/api/schemas/event.ts";

type People = CalendarEvent["eventAttendees"];

/** Names shown at first, and names rendered in total, so that an event with 500 attendees stays a small page. */
const SHOWN = 12;
const MOST = 200;

/** The attendees: the first few, the others on demand, and the total if not all are rendered. */
export function Attendees({ people, over }: { people: People; over: boolean }) {
  const t = useTranslations("content.event");
  const named = people.filter(({ name }) => name.trim() !== "");
  if (named.length === 0) return null;
  const rest = named.slice(SHOWN, MOST);
  const beyond = named.length - SHOWN - rest.length;
  return (
    <div>
      <h2 className="text-small font-normal text-muted">
        {t(over ? "attendeesWere" : "attendees")}
      </h2>
      <Names people={named.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-8 items-center text-small font-semibold text-brand underline-offset-4 hover:underline">
            {t("attendeesAll", { count: named.length })}
          </summary>
          <Names people={rest} />
          {beyond > 0 && (
            <p className="mt-2 text-small text-muted">{t("attendeesRest", { count: beyond })}</p>
          )}
        </details>
      )}
    </div>
  );
}

const Names = ({ people }: { people: People }) => (
  <ul className="mt-2 flex flex-wrap gap-1.5">
    {withPlaces(people).map(({ key, item: { name } }) => (
      <li key={key} dir="auto" className="max-w-full rounded-2xl bg-surface px-3 py-1 text-small">
        <span className="line-clamp-2">{name}</span>
      </li>
    ))}
  </ul>
);
