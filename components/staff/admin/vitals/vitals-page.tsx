import "server-only";
import { getLocale, getTranslations } from "next-intl/server";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { formatMoment } from "#components/staff/admin/activity/format-moment.ts";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import { readVitals } from "#lib/staff/admin/vitals/read-vitals.ts";
import type { Site } from "#lib/web/site/types.ts";
import { BrowserErrors } from "./browser-errors.tsx";
import { VitalsTable } from "./vitals-table.tsx";

/** The speed of a site's pages for its visitors, and the errors in their browsers (docs/operations.md §9). */
export async function VitalsPage({ site }: { site: Pick<Site, "domain" | "timeZone"> }) {
  const t = await getTranslations("admin.vitals");
  const language = await getLocale();
  const { since, rows, errors, silent } = await readVitals(site.domain);
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {silent > 0 ? (
        <Notice tone="warning" className="mb-6" title={t("silent", { count: silent })} />
      ) : null}
      <section className="mb-10" aria-labelledby="vitals">
        <h2 id="vitals" className="mb-1 text-h3">
          {t("vitals")}
        </h2>
        <p className="mb-4 text-muted">
          {since === null
            ? t("day")
            : t("since", { when: formatMoment(since, language, site.timeZone) })}
        </p>
        {rows.length === 0 ? (
          <EmptyState icon={ICON_PATHS.clock} title={t("none")}>
            {t("noneText")}
          </EmptyState>
        ) : (
          <VitalsTable rows={rows} language={language} />
        )}
      </section>
      <section aria-labelledby="browser-errors">
        <h2 id="browser-errors" className="mb-4 text-h3">
          {t("errors")}
        </h2>
        {errors.length === 0 ? (
          <p>{t("noErrors")}</p>
        ) : (
          <BrowserErrors errors={errors} language={language} timeZone={site.timeZone} />
        )}
      </section>
    </>
  );
}
