import "server-only";
import { getTranslations } from "next-intl/server";
import { Badge } from "#components/kit/ui/badge.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { TextField } from "#components/kit/ui/form/field.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import { StackedCell, StackedRow, StackedTable } from "#components/staff/ui/stacked-table.tsx";
import { StaffButton } from "#components/staff/ui/staff-button.tsx";
import { withKeys } from "#lib/base/utils/with-keys.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { type AuditLine, readAudit } from "#lib/staff/edit/audit-log.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type ActivityWords, activityWords } from "./activity-words.ts";
import { formatMoment } from "./format-moment.ts";

/** Lines shown on the page: more are found by searching. */
const MOST_SHOWN = 100;

interface Props {
  readonly context: SiteContext;
  readonly staff: User;
  readonly language: string;
  readonly search: string;
}

/** The actions of staff at this site, including refused ones, newest first. */
export async function ActivityPage({ context, staff, language, search }: Props) {
  const t = await getTranslations("admin.activity");
  const { site, locale } = context;
  const lines = await readAudit(site.siteId);
  const wordsOf = await activityWords(context, staff, lines);
  const found = lines
    .map((line) => ({ ...line, ...wordsOf(line) }))
    .filter((line) => isFound(line, search))
    .slice(0, MOST_SHOWN);
  const here = hrefTo({ name: "adminActivity" }, { locale, defaultLocale: site.defaultLocale });
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      <form action={here} className="mb-6 flex flex-wrap items-end gap-3">
        <TextField
          label={t("search")}
          type="search"
          name="search"
          defaultValue={search}
          frameClassName="grow basis-56"
        />
        <StaffButton type="submit">{t("show")}</StaffButton>
      </form>
      {found.length === 0 ? (
        <EmptyState
          icon={ICON_PATHS.users}
          title={lines.length === 0 ? t("none") : t("noneFound")}
        />
      ) : (
        <StackedTable label={t("title")} heads={[t("when"), t("who"), t("what"), t("details")]}>
          {withKeys(found, ({ requestId, at }) => `${requestId} ${at}`).map(
            ({ key, item: line }) => (
              <StackedRow key={key}>
                <StackedCell>
                  <time className="whitespace-nowrap" dateTime={line.at}>
                    {formatMoment(line.at, language, site.timeZone)}
                  </time>
                </StackedCell>
                <StackedCell>{line.who.name}</StackedCell>
                <StackedCell>
                  {line.href === null ? (
                    <span>{line.what}</span>
                  ) : (
                    <a href={line.href}>{line.what}</a>
                  )}
                  {line.status === undefined ? null : (
                    <Badge tone="danger" className="ms-2">
                      {t("refused", { status: line.status })}
                    </Badge>
                  )}
                </StackedCell>
                <StackedCell>
                  {line.where === "" ? null : <p className="wrap-anywhere">{line.where}</p>}
                  <details className="text-small wrap-anywhere text-muted">
                    <summary>{t("technical")}</summary>
                    <span dir="ltr">{detailsOf(line)}</span>
                  </details>
                </StackedCell>
              </StackedRow>
            ),
          )}
        </StackedTable>
      )}
    </>
  );
}

/** The action with its ids and names of fields, as the log has them. */
const detailsOf = ({ action, details, locale }: AuditLine): string =>
  [action, `language: ${locale}`]
    .concat(
      Object.entries(details).map(
        ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
      ),
    )
    .join(" · ");

const isFound = (line: AuditLine & ActivityWords, search: string): boolean => {
  const text = `${line.who.name} ${line.what} ${line.where} ${detailsOf(line)}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};
