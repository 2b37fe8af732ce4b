import { AnalyticsPage } from "#components/staff/admin/analytics/analytics-page.tsx";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("analytics.title"));

export default async function Page(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminAnalytics" });
  return (
    <AdminFrame context={context} staff={staff} current="analytics">
      <AnalyticsPage site={context.site} />
    </AdminFrame>
  );
}
