import { getTranslations } from "next-intl/server";
import { CachesView } from "#components/staff/admin/caches/caches-view.tsx";
import { AdminFrame } from "#components/staff/admin/frame/admin-frame.tsx";
import { MissingPage } from "#components/staff/admin/frame/missing-page.tsx";
import { PasswordDialog } from "#components/staff/admin/frame/password-dialog.tsx";
import {
  type AdminPageProps,
  adminMetadata,
  openAdmin,
} from "#components/staff/admin/open-admin.ts";
import { readCaches } from "#lib/staff/admin/caches/read-caches.ts";

export const generateMetadata = ({ params }: AdminPageProps) =>
  adminMetadata(params, (t) => t("caches.title"));

/** The cached pages of this site; only if the site's cache service is on (docs/screens.md §2.21). */
export default async function CachesPage(props: AdminPageProps) {
  const { context, staff } = await openAdmin(props, { name: "adminCache" });
  if (!context.site.cacheService)
    return (
      <AdminFrame context={context} staff={staff} current={null}>
        <MissingPage context={context} />
      </AdminFrame>
    );
  const t = await getTranslations("admin.caches");
  return (
    <AdminFrame context={context} staff={staff} current="caches">
      <header className="mb-8 max-w-prose">
        <h1 className="text-h2">{t("title")}</h1>
        <p className="mt-1 text-muted">{t("lead")}</p>
      </header>
      <PasswordDialog email={staff.email} />
      <CachesView initial={await readCaches(context.site)} />
    </AdminFrame>
  );
}
