import { getTranslations } from "next-intl/server";
import { EventList } from "@/components/event/event-list";
import { listEvents } from "@/lib/data/events";
import { settle } from "@/lib/data/settle";
import { countAt } from "@/lib/domain/element";
import { hrefTo } from "@/lib/i18n/routes";
import { getCurrentContext } from "@/lib/site/current-context";
import { getRenderers } from "../renderers";
import { SectionHead } from "../section-head";
import { Section } from "../slots/section";
import type { SectionProps } from "./types";

const USUAL_LIMIT = 4;
const MOST = 12;

/** What is on next. */
export async function Events({ element, lead }: SectionProps) {
  const context = getCurrentContext();
  const events = await settle(
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
