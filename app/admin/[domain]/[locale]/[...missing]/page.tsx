import { getTranslations } from "next-intl/server";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { StaffButtonLink } from "#components/staff/ui/staff-button.tsx";
import { hrefTo } from "#lib/web/i18n/routes.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("missing.title"));

/** An address of the admin area that does not exist, or not in a build (`releases`). */
export default async function Page(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "admin" });
  const t = await getTranslations("admin.missing");
  const where = { locale: context.locale, defaultLocale: context.site.defaultLocale };
  return (
    <AdminFrame context={context} staff={staff} current={null}>
      <PageHead title={t("title")} lead={t("text")}>
        <StaffButtonLink variant="primary" href={hrefTo({ name: "admin" }, where)}>
          {t("overview")}
        </StaffButtonLink>
      </PageHead>
    </AdminFrame>
  );
}
