import { getTranslations } from "next-intl/server";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import { MissingPage } from "#components/staff/admin/frame/missing-page.tsx";
import { PageHead } from "#components/staff/admin/frame/page-head.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { RedirectsView } from "#components/staff/admin/redirects/redirects-view.tsx";
import { mayChange } from "#lib/staff/edit/rights.ts";
import { offersCall } from "#lib/web/site/options.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("redirects.title"));

/** The redirects of this site, if its backend stores them. */
export default async function RedirectsPage(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminRedirects" });
  const { site } = context;
  if (!offersCall(site, "redirects"))
    return (
      <AdminFrame context={context} staff={staff} current={null}>
        <MissingPage context={context} />
      </AdminFrame>
    );
  const t = await getTranslations("admin.redirects");
  return (
    <AdminFrame context={context} staff={staff} current="redirects">
      <PageHead title={t("title")} lead={t("lead")} />
      <RedirectsView
        email={staff.email}
        owner={{ domain: site.domain, locale: "", person: String(staff.id) }}
        mayChange={mayChange(staff, "cms.post")}
      />
    </AdminFrame>
  );
}
