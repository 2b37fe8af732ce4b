import "server-only";
import { getTranslations } from "next-intl/server";
import { StaffButtonLink } from "#components/staff/ui/staff-button.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { PageHead } from "./page-head.tsx";

/** The content of an unknown admin page; the status stays 200, as everywhere without a page cache (decision 0009). */
export async function MissingPage({ context }: { context: SiteContext }) {
  const t = await getTranslations("admin.missing");
  const where = { locale: context.locale, defaultLocale: context.site.defaultLocale };
  return (
    <PageHead title={t("title")} lead={t("text")}>
      <StaffButtonLink variant="primary" href={hrefTo({ name: "admin" }, where)}>
        {t("overview")}
      </StaffButtonLink>
    </PageHead>
  );
}
