import "server-only";
import { getTranslations } from "next-intl/server";
import { Badge } from "#components/kit/ui/badge.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { SelectField, TextField } from "#components/kit/ui/form/field.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import { ReadProblem } from "#components/staff/admin/frame/read-problem.tsx";
import { SaidOnce } from "#components/staff/admin/frame/said-once.tsx";
import { StaffButton, StaffButtonLink } from "#components/staff/ui/staff-button.tsx";
import type { ConsentRow } from "#lib/staff/admin/consents/consent-rows.ts";
import { FORM_TYPES } from "#lib/staff/admin/consents/form-types.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { formTypeNames } from "./form-type-names.ts";
import { readConsents } from "./read-admin-consents.ts";

interface Props {
  readonly context: SiteContext;
  readonly search: string;
  /** Shows only this form type; "" for all. */
  readonly form: string;
  /** Whether a consent has just been saved. */
  readonly isSaved: boolean;
  readonly mayChange: boolean;
}

/** The consents of the site, by form. Search and form are in the address. */
export async function ConsentsPage({ context, search, form, isSaved, mayChange }: Props) {
  const t = await getTranslations("admin.consents");
  const { rows, hasEnded } = await readConsents(context);
  const where = { locale: context.locale, defaultLocale: context.site.defaultLocale };
  const here = hrefTo({ name: "adminConsents" }, where);
  const nameOf = formTypeNames(t);
  const types = [...new Set([...FORM_TYPES, ...(rows ?? []).map(({ formType }) => formType)])];
  const found = (rows ?? []).filter((row) => isFound(row, search, form));
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        {mayChange ? (
          <StaffButtonLink
            variant="primary"
            href={hrefTo({ name: "adminConsent", slug: "new" }, where, { form })}
          >
            {t("new")}
          </StaffButtonLink>
        ) : null}
      </PageHead>
      {isSaved ? (
        <SaidOnce parameter="saved">
          <div className="mb-6">
            <Notice tone="success">{t("saved")}</Notice>
          </div>
        </SaidOnce>
      ) : null}
      {rows === null || hasEnded ? (
        <ReadProblem context={context} route={{ name: "adminConsents" }} hasEnded={hasEnded} />
      ) : null}
      {rows === null ? null : (
        <>
          <form action={here} className="mb-6 flex flex-wrap items-end gap-3">
            <TextField
              label={t("search")}
              type="search"
              name="search"
              defaultValue={search}
              frameClassName="grow basis-56"
            />
            <SelectField
              label={t("form")}
              name="form"
              defaultValue={form}
              frameClassName="grow basis-56"
            >
              <option value="">{t("allForms")}</option>
              {types.map((type) => (
                <option key={type} value={type}>
                  {nameOf(type)}
                </option>
              ))}
            </SelectField>
            <StaffButton type="submit">{t("show")}</StaffButton>
          </form>
          <p role="status" className="mb-3 text-small text-muted">
            {t("count", { count: found.length })}
          </p>
          {found.length === 0 ? (
            <EmptyState
              icon={ICON_PATHS.shield}
              title={rows.length === 0 ? t("none") : t("noneFound")}
              action={
                rows.length === 0 ? undefined : (
                  <StaffButtonLink href={here}>{t("showAll")}</StaffButtonLink>
                )
              }
            />
          ) : (
            <ul data-link-list="" className="flex flex-col gap-2">
              {found.map((row) => (
                <li key={`${row.uniqueNumber} ${row.formType}`}>
                  <a
                    href={hrefTo({ name: "adminConsent", slug: row.slug }, where, {
                      form: row.formType,
                    })}
                    className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4 hover:border-line-strong"
                  >
                    <span className="wrap-anywhere">{plainText(row.html) || t("noText")}</span>
                    <span className="flex flex-wrap items-center gap-2 text-small text-muted">
                      <Badge>{nameOf(row.formType)}</Badge>
                      {row.required ? <Badge tone="brand">{t("required")}</Badge> : null}
                      <span className="wrap-anywhere">{String(row.uniqueNumber)}</span>
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}

/** Matches words of the text, or the number. */
function isFound({ html, uniqueNumber, formType }: ConsentRow, search: string, form: string) {
  if (form !== "" && formType !== form) return false;
  const text = `${plainText(html)} ${uniqueNumber}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
