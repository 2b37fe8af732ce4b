import "server-only";
import { getTranslations } from "next-intl/server";
import { Notice } from "#components/kit/ui/notice.tsx";
import { MissingPage } from "#components/staff/admin/frame/missing-page.tsx";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import { ReadProblem } from "#components/staff/admin/frame/read-problem.tsx";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { rowOf } from "#lib/staff/admin/consents/consent-rows.ts";
import { FORM_TYPES } from "#lib/staff/admin/consents/form-types.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { plainText } from "#lib/web/security/plain-text.ts";
import { sanitizePhrase } from "#lib/web/security/sanitize.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { ConsentForm } from "./consent-form.tsx";
import { readConsents } from "./read-admin-consents.ts";

interface Props {
  readonly context: SiteContext;
  /** `new`, or the `slug` of a `ConsentRow`. */
  readonly slug: string;
  /** The form type of a new consent; of an existing one, because several forms may show it. */
  readonly form: string;
  readonly staff: User;
  readonly mayChange: boolean;
}

/** One consent in every language of the site, with its form's rules. */
export async function ConsentPage({ context, slug, form, staff, mayChange }: Props) {
  const t = await getTranslations("admin.consents");
  const { locales } = toClientSite(context);
  const reads = await Promise.all(
    locales.map(async ({ code, name }) => ({ code, name, ...(await readConsents(context, code)) })),
  );
  const hasEnded = reads.some((read) => read.hasEnded);
  const rows = reads.find(({ code }) => code === context.site.defaultLocale)?.rows ?? null;
  const where = { locale: context.locale, defaultLocale: context.site.defaultLocale };
  const isNew = slug === "new";
  const own = rows ? rowOf(rows, { slug, formType: form }) : undefined;
  if (rows && !own && !isNew) return <MissingPage context={context} />;
  const types = [...new Set([...FORM_TYPES, ...(rows ?? []).map(({ formType }) => formType)])];
  return (
    <>
      <a href={hrefTo({ name: "adminConsents" }, where)} className="text-link mb-4 inline-flex">
        {t("back")}
      </a>
      <PageHead
        title={isNew ? t("new") : t("edit")}
        lead={own ? t("number", { number: String(own.uniqueNumber) }) : undefined}
      />
      {rows === null || hasEnded ? (
        <ReadProblem context={context} route={{ name: "adminConsent", slug }} hasEnded={hasEnded} />
      ) : null}
      {rows === null ? null : (
        <>
          <Notice tone="info" title={t("meaning.title")} className="mb-6 max-w-prose">
            <p>{isNew ? t("meaning.new") : t("meaning.changed")}</p>
            <p>{t("meaning.required")}</p>
          </Notice>
          {mayChange ? null : (
            <Notice tone="warning" className="mb-6 max-w-prose">
              {t("readOnly")}
            </Notice>
          )}
          <ConsentForm
            uniqueNumber={own?.uniqueNumber ?? null}
            formType={own?.formType ?? (types.includes(form) ? form : "checkoutForm")}
            required={own?.required ?? false}
            types={types}
            siblings={rows.map(({ uniqueNumber, formType, html }) => ({
              uniqueNumber,
              formType,
              text: plainText(html),
            }))}
            languages={reads.map(({ code, name, rows: inLanguage }) => {
              const html = (inLanguage && own && rowOf(inLanguage, own)?.html) ?? "";
              return {
                code,
                name,
                html,
                preview: sanitizePhrase(html),
                isRead: inLanguage !== null,
              };
            })}
            list={hrefTo({ name: "adminConsents" }, where)}
            email={staff.email}
            owner={{ domain: context.site.domain, locale: "", person: String(staff.id) }}
            mayChange={mayChange}
          />
        </>
      )}
    </>
  );
}
