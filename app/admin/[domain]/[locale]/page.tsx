import { AdminHome } from "#components/admin/admin-home.tsx";
import { AdminFrame } from "#components/admin/frame/admin-frame.tsx";
import { type AdminPageProps, adminMetadata, openAdmin } from "#components/admin/open-admin.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("title"));

export default async function AdminPage(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "admin" });
  return (
    <AdminFrame context={context} staff={staff} current="overview">
      <AdminHome context={context} staff={staff} />
    </AdminFrame>
  );
}
