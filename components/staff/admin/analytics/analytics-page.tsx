import "server-only";
import { getTranslations } from "next-intl/server";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import { analyticsOf } from "#lib/web/site/analytics.ts";
import type { Site } from "#lib/web/site/types.ts";
import { SentEvents } from "./sent-events.tsx";

/** The destinations of a site, and the events that this browser sends to them (docs/analytics.md). */
export async function AnalyticsPage({ site }: { site: Site }) {
  const t = await getTranslations("admin.analytics");
  const destinations = analyticsOf(site);
  return (
    <>
      <PageHead title={t("title")} lead={destinations.length > 0 ? t("lead") : undefined} />
      <section className="mb-8">
        <h2 className="mb-3 text-h3">{t("destinations")}</h2>
        {destinations.length === 0 ? (
          <p>{t("none")}</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {withKeys(destinations, ({ kind, id }) => `${kind} ${id}`).map(
              ({ key, item: { kind, id, consent } }) => (
                <li key={key} className="flex flex-wrap gap-x-3">
                  <bdi className="font-semibold">{kind}</bdi>
                  <bdi className="font-mono wrap-anywhere">{id}</bdi>
                  <span className="text-muted">{t(`needs.${consent}`)}</span>
                </li>
              ),
            )}
          </ul>
        )}
      </section>
      {destinations.length > 0 ? <SentEvents /> : null}
    </>
  );
}
