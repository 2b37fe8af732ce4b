import { getEvent } from "#lib/web/data/content/events.ts";
import { toEventId } from "#lib/web/i18n/path-params.ts";
import { toCalendarFile } from "#lib/web/seo/event-calendar.ts";
import { getContext } from "#lib/web/site/get-context.ts";

interface Asked {
  readonly params: Promise<{ domain: string; locale: string; id: string }>;
}

/** Cached like the page of the event, and expired with it. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

export async function GET(_: Request, { params }: Asked): Promise<Response> {
  const { id: rawId, ...where } = await params;
  const context = await getContext(where);
  const id = toEventId(rawId);
  const event = id === null ? null : await getEvent(context, id);
  const file = event && toCalendarFile(context, event);
  if (!file) return new Response("Not found\n", { status: 404 });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="event-${id}.ics"`,
      "x-robots-tag": "noindex",
    },
  });
}
