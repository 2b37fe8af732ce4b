import { getLocale } from "next-intl/server";
import { ActivityPage } from "#components/staff/admin/activity/activity-page.tsx";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("activity.title"));

export default async function Page(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminActivity" });
  const { search } = await props.searchParams;
  return (
    <AdminFrame context={context} staff={staff} current="activity">
      <ActivityPage
        context={context}
        staff={staff}
        language={await getLocale()}
        search={typeof search === "string" ? search.slice(0, 200) : ""}
      />
    </AdminFrame>
  );
}
