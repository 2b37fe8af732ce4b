import { getTranslations } from "next-intl/server";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { ReleasesView } from "#components/staff/dev/releases-view.tsx";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("releases.title"));

/** The changelog of this site's project. A build has no such page (docs/contract.md §8.4). */
export default async function ReleasesPage(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminReleases" });
  const t = await getTranslations("admin.releases");
  return (
    <AdminFrame context={context} staff={staff} current="releases">
      <header className="mb-8 max-w-prose">
        <h1 className="text-h2">{t("title")}</h1>
        <p className="mt-1 text-muted">{t("lead")}</p>
      </header>
      <ReleasesView />
    </AdminFrame>
  );
}
