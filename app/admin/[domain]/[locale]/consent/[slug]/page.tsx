import { ConsentPage } from "#components/staff/admin/consents/consent-page.tsx";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { mayChange } from "#lib/staff/edit/rights.ts";
import { decodeSegment } from "#lib/web/i18n/path-params.ts";

type Props = AdminPageProps<{ domain: string; locale: string; slug: string }>;

export const generateMetadata = ({ params }: Props) =>
  adminMetadata(params, (t) => t("consents.edit"));

export default async function Page(props: Props) {
  const slug = decodeSegment((await props.params).slug);
  const { context, staff } = await openAdmin(props, { name: "adminConsent", slug });
  const { form } = await props.searchParams;
  return (
    <AdminFrame context={context} staff={staff} current="consents">
      <ConsentPage
        context={context}
        slug={slug}
        form={typeof form === "string" ? form : ""}
        staff={staff}
        mayChange={mayChange(staff, "cms.consent")}
      />
    </AdminFrame>
  );
}
