import { getTranslations } from "next-intl/server";
import { getRenderers } from "#components/kit/cms/renderers.ts";
import { SectionHead } from "#components/kit/cms/section-head.tsx";
import { Section } from "#components/kit/cms/slots/section.tsx";
import { EventList } from "#components/shop/event/event-list.tsx";
import { countAt } from "#lib/shop/domain/content/element.ts";
import { listEvents } from "#lib/web/data/content/events.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";
import type { SectionProps } from "./types.ts";

const USUAL_LIMIT = 4;
const MOST = 12;

/** The next events. */
export async function Events({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const events = await readOptional(
    listEvents(context, Math.min(MOST, countAt(element, "options.limit") ?? USUAL_LIMIT)),
  );
  if (!events?.length) return getRenderers().empty(element, "events", events ? "empty" : "failed");
  const t = await getTranslations("content.event");
  const { site, locale } = context;
  return (
    <Section element={element}>
      <div className="wrap band-tight">
        <SectionHead
          element={element}
          more="linkMeta.more"
          lead={lead}
          usual={{
            href: hrefTo({ name: "events" }, { locale, defaultLocale: site.defaultLocale }),
            label: t("toAll"),
          }}
        />
        <EventList context={context} events={events} />
      </div>
    </Section>
  );
}
