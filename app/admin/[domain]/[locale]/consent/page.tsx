import { ConsentsPage } from "#components/staff/admin/consents/consents-page.tsx";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { mayChange } from "#lib/staff/edit/rights.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("consents.title"));

export default async function Page(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminConsents" });
  const { search, form, saved } = await props.searchParams;
  return (
    <AdminFrame context={context} staff={staff} current="consents">
      <ConsentsPage
        context={context}
        search={typeof search === "string" ? search.slice(0, 200) : ""}
        form={typeof form === "string" ? form.slice(0, 200) : ""}
        isSaved={saved !== undefined}
        mayChange={mayChange(staff, "cms.consent")}
      />
    </AdminFrame>
  );
}
