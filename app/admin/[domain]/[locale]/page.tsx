import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { OverviewPage } from "#components/staff/admin/overview/overview-page.tsx";
import { PagesTree } from "#components/staff/edit/pages/tree/pages-tree.tsx";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("title"));

export default async function AdminPage(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "admin" });
  const { page } = await props.searchParams;
  return (
    <AdminFrame context={context} staff={staff} current="overview">
      <OverviewPage
        context={context}
        staff={staff}
        search={typeof page === "string" ? page.trim().slice(0, 200) : ""}
      >
        <PagesTree
          owner={{ domain: context.site.domain, locale: context.locale, person: String(staff.id) }}
        />
      </OverviewPage>
    </AdminFrame>
  );
}
