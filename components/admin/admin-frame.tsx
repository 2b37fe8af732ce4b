import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon.tsx";
import { hrefTo } from "#lib/i18n/routes.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { LogOutButton } from "./log-out-button.tsx";

const ENTRY =
  "flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-start font-medium hover:bg-brand-soft hover:text-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand";

/** The admin area: a navigation 200 px wide beside the page (docs/screens.md §2.21), above it on phones. */
export async function AdminFrame({
  context,
  children,
}: {
  context: SiteContext;
  children: ReactNode;
}) {
  const t = await getTranslations("admin");
  const where = { locale: context.locale, defaultLocale: context.site.defaultLocale };
  return (
    <div className="grid min-h-dvh grow content-start md:grid-cols-[200px_minmax(0,1fr)] md:content-stretch">
      <header className="flex flex-col gap-4 border-line bg-sunken p-3 max-md:border-b md:border-e md:py-6">
        <p className="truncate px-3 font-display text-lead font-bold">{context.site.name}</p>
        <nav aria-label={t("nav")} className="flex gap-1 max-md:flex-wrap md:grow md:flex-col">
          <a
            href={hrefTo({ name: "admin" }, where)}
            aria-current="page"
            className={`${ENTRY} max-md:w-auto`}
          >
            <Icon name="info" />
            {t("navHome")}
          </a>
          {/* Another surface has its own document, so this is a plain link that loads it fully. */}
          <a href={hrefTo({ name: "home" }, where)} className={`${ENTRY} max-md:w-auto md:mt-auto`}>
            <Icon name="arrow-left" className="rtl:-scale-x-100" />
            {t("backToSite")}
          </a>
          <LogOutButton className={`${ENTRY} max-md:w-auto`} label={t("logout")} />
        </nav>
      </header>
      <main id="main" className="min-w-0 p-5 md:p-10">
        {children}
      </main>
    </div>
  );
}
