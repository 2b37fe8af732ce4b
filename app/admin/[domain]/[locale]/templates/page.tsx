import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { TemplatesPage } from "#components/staff/admin/templates/templates-page.tsx";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("templates.title"));

export default async function Page(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminTemplates" });
  const { template } = await props.searchParams;
  return (
    <AdminFrame context={context} staff={staff} current="templates">
      <TemplatesPage
        context={context}
        staff={staff}
        wanted={typeof template === "string" ? template : ""}
      />
    </AdminFrame>
  );
}
