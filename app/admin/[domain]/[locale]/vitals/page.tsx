import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import { MissingPage } from "#components/staff/admin/frame/missing-page.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { VitalsPage } from "#components/staff/admin/vitals/vitals-page.tsx";
import { getSettings } from "#lib/base/config/settings.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("vitals.title"));

/** Speed and errors as reported by browsers; a 404 if reports are turned off (docs/screens.md §2.21). */
export default async function Page(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminVitals" });
  const { BROWSER_REPORTS } = getSettings();
  return (
    <AdminFrame context={context} staff={staff} current={BROWSER_REPORTS ? "vitals" : null}>
      {BROWSER_REPORTS ? <VitalsPage site={context.site} /> : <MissingPage context={context} />}
    </AdminFrame>
  );
}
