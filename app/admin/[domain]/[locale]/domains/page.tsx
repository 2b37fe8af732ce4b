import { getTranslations } from "next-intl/server";
import { DomainsView } from "#components/staff/admin/domains/domains-view.tsx";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { readDomains } from "#lib/staff/admin/domains/read-domains.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("domains.title"));

/** The domains of this site. */
export default async function DomainsPage(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminDomains" });
  const t = await getTranslations("admin.domains");
  const domains = await readDomains(context.site, context.locale);
  return (
    <AdminFrame context={context} staff={staff} current="domains">
      <header className="mb-8 max-w-prose">
        <h1 className="text-h2">{t("title")}</h1>
        <p className="mt-1 text-muted">{t("lead")}</p>
      </header>
      <DomainsView initial={domains.ok ? domains.data : "failed"} />
    </AdminFrame>
  );
}
