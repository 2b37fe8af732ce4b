import "server-only";
import { getTranslations } from "next-intl/server";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { localPath } from "#lib/web/security/local-path.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { AdminLoginForm } from "./admin-login-form.tsx";

interface Props {
  context: SiteContext;
  /** `?redirect=` as received: the page to open afterwards. */
  redirect: unknown;
}

/** The page after a staff login: the one they came from, else the home page in edit mode. */
export function afterLogin({ site, locale }: SiteContext, wanted: unknown): string {
  const where = { locale, defaultLocale: site.defaultLocale };
  const target = localPath(wanted, hrefTo({ name: "adminLogin" }, where));
  return target === "/" ? hrefTo({ name: "home" }, where, { editPage: "true" }) : target;
}

/** The staff login. Customers have their own (docs/screens.md §1.5). */
export async function AdminLogin({ context, redirect }: Props) {
  const t = await getTranslations("admin.login");
  const { site, locale } = context;
  return (
    <main id="main" className="grid grow place-items-center bg-sunken p-4">
      <div className="flex w-full max-w-md flex-col gap-6 rounded-xl border border-line bg-surface p-7 shadow-low sm:p-9">
        <header>
          <p className="font-display font-bold text-accent">{site.name}</p>
          <h1 className="mt-1 text-h2">{t("title")}</h1>
          <p className="mt-2 text-muted">{t("lead")}</p>
        </header>
        <AdminLoginForm to={afterLogin(context, redirect)} />
        <a
          href={hrefTo({ name: "home" }, { locale, defaultLocale: site.defaultLocale })}
          className="text-link inline-flex min-h-6 self-start text-small"
        >
          {t("backToSite")}
        </a>
      </div>
    </main>
  );
}
