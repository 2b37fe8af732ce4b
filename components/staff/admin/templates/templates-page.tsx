import "server-only";
import { getTranslations } from "next-intl/server";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { ICON_PATHS } from "#components/kit/ui/icon-paths.ts";
import { Notice } from "#components/kit/ui/notice.tsx";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import { ReadProblem } from "#components/staff/admin/frame/read-problem.tsx";
import { optionRowsCall } from "#lib/shop/api/calls/product-variants.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { readAsStaff } from "#lib/staff/admin/staff-read.ts";
import { isTemplateKey, readTemplate } from "#lib/staff/admin/templates/template-value.ts";
import { mayChange } from "#lib/staff/edit/rights.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { toClientSite } from "#lib/web/site/client-site.ts";
import { offersCall } from "#lib/web/site/options.ts";
import { siteOrigin } from "#lib/web/site/origin.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { TemplateForm } from "./template-form.tsx";

interface Props {
  readonly context: SiteContext;
  readonly staff: User;
  /** Key of the shown template; the first one if there is none with that key. */
  readonly wanted: string;
}

/** The backend's e-mail templates, with their previews. */
export async function TemplatesPage({ context, staff, wanted }: Props) {
  const t = await getTranslations("admin.templates");
  const { site, locale } = context;
  const { result, hasEnded } = await readAsStaff(context, optionRowsCall);
  const where = { locale, defaultLocale: site.defaultLocale };
  const templates = result.ok
    ? result.data.filter(({ key }) => isTemplateKey(key)).map(readTemplate)
    : [];
  const shown = templates.find(({ key }) => key === wanted) ?? templates[0];
  const isOffered = offersCall(site, "optionUpdate");
  const isAllowed = mayChange(staff, "cms.option");
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {!result.ok || hasEnded ? (
        <ReadProblem context={context} route={{ name: "adminTemplates" }} hasEnded={hasEnded} />
      ) : null}
      {result.ok && !shown ? (
        <EmptyState icon={ICON_PATHS.mail} title={t("none")}>
          {t("noneText")}
        </EmptyState>
      ) : null}
      {shown ? (
        <>
          <nav aria-label={t("title")} className="mb-6 flex flex-wrap gap-2">
            {templates.map(({ key }) => (
              <a
                key={key}
                href={hrefTo({ name: "adminTemplates" }, where, { template: key })}
                aria-current={key === shown.key ? "page" : undefined}
                className="inline-flex min-h-11 items-center rounded-control border border-line px-4 font-medium hover:border-line-strong aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand"
              >
                {nameOf(key, t)}
              </a>
            ))}
          </nav>
          {isOffered && isAllowed ? null : (
            <Notice tone="warning" className="mb-6 max-w-prose">
              {isOffered ? t("notAllowed") : t("notOffered")}
            </Notice>
          )}
          <TemplateForm
            key={shown.key}
            template={shown}
            languages={toClientSite(context).locales}
            samples={{
              firstName: staff.details?.firstName || t("sample.firstName"),
              lastName: staff.details?.lastName || t("sample.lastName"),
              email: staff.email,
              link: `${siteOrigin(site.domain)}/`,
              siteName: site.name,
            }}
            email={staff.email}
            owner={{ domain: site.domain, locale: "", person: String(staff.id) }}
            maySave={isOffered && isAllowed && shown.id !== null}
          />
        </>
      ) : null}
    </>
  );
}

type Named = "RegistrationTemplate" | "ResetPasswordTemplate";
const isNamed = (key: string): key is Named =>
  key === "RegistrationTemplate" || key === "ResetPasswordTemplate";

/** The translated names of the contract's templates; others by their own name, without the common ending. */
const nameOf = (key: string, t: (key: `names.${Named}`) => string): string =>
  isNamed(key) ? t(`names.${key}`) : key.replace(/Template$/, "");
