import { getTranslations } from "next-intl/server";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import { MissingPage } from "#components/staff/admin/frame/missing-page.tsx";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { sectionNames } from "#components/staff/admin/translations/section-names.ts";
import { TranslationsView } from "#components/staff/admin/translations/translations-view.tsx";
import { mayChange, mayOpenEditor } from "#lib/staff/edit/rights.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("translations.title"));

/** Everything of the site that is missing in which of its languages. */
export default async function TranslationsPage(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminTranslations" });
  if (context.site.languages.length < 2)
    return (
      <AdminFrame context={context} staff={staff} current={null}>
        <MissingPage context={context} />
      </AdminFrame>
    );
  const t = await getTranslations("admin.translations");
  return (
    <AdminFrame context={context} staff={staff} current="translations">
      <PageHead title={t("title")} lead={t("lead")} />
      <TranslationsView
        email={staff.email}
        names={await sectionNames()}
        mayChange={{
          posts: mayChange(staff, "cms.post"),
          sections: mayChange(staff, "cms.element"),
        }}
        mayOpen={mayOpenEditor(staff)}
      />
    </AdminFrame>
  );
}
