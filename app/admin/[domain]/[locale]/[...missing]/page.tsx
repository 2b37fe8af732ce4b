import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import { MissingPage } from "#components/staff/admin/frame/missing-page.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("missing.title"));

/** An address of the admin area that does not exist, or not in a build (`releases`). */
export default async function Page(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "admin" });
  return (
    <AdminFrame context={context} staff={staff} current={null}>
      <MissingPage context={context} />
    </AdminFrame>
  );
}
