import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AdminPalette } from "#components/staff/admin/palette/admin-palette.tsx";
import { PaletteButton } from "#components/staff/admin/palette/palette-button.tsx";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { mayOpenEditor } from "#lib/staff/edit/rights.ts";
import { INTERFACE_LANGUAGES } from "#lib/web/i18n/catalogues.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { languageName } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type AdminPage, navigationRows, OVERVIEW_LISTS } from "./admin-navigation.ts";
import { BeginAtContent } from "./begin-at-content.tsx";
import { FrameNavigation } from "./frame-navigation.tsx";
import { NavigationDrawer } from "./navigation-drawer.tsx";

/** The admin area: a navigation 200 px wide next to the page, in a drawer on phones (docs/screens.md §2.21). */
export async function AdminFrame(props: {
  context: SiteContext;
  staff: User;
  /** Null for an address without a page of the area. */
  current: AdminPage | null;
  children: ReactNode;
}) {
  const { context, current, children } = props;
  const t = await getTranslations("admin");
  const navigation = <FrameNavigation context={context} staff={props.staff} current={current} />;
  const { site, locale } = context;
  const where = { locale, defaultLocale: site.defaultLocale };
  return (
    <AdminPalette
      screens={[
        ...navigationRows(site).map(({ page, route }) => ({
          label: t(`frame.${page}`),
          href: hrefTo({ name: route }, where),
        })),
        ...OVERVIEW_LISTS.map((name) => ({
          label: t(`overview.${name}.title`),
          href: `${hrefTo({ name: "admin" }, where)}#${name}`,
        })),
      ]}
      mayEdit={mayOpenEditor(props.staff)}
      home={hrefTo({ name: "home" }, where)}
      languages={INTERFACE_LANGUAGES.map((code) => ({ code, name: languageName(code, {}) }))}
    >
      <BeginAtContent />
      <a href="#main" className="skip-link">
        {t("frame.skip")}
      </a>
      <div className="grid min-h-dvh grow content-start md:grid-cols-[200px_minmax(0,1fr)] md:content-stretch">
        <header className="border-line bg-sunken max-md:border-b md:border-e">
          <div className="flex items-center gap-2 p-2 md:hidden">
            <NavigationDrawer label={t("nav")} button={t("frame.menu")}>
              {navigation}
            </NavigationDrawer>
            <p className="min-w-0 grow truncate font-display font-bold">
              {t(current === null ? "missing.title" : `frame.${current}`)}
            </p>
            <PaletteButton isIconOnly />
          </div>
          <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto p-3 py-6 max-md:hidden">
            <PaletteButton />
            {navigation}
          </div>
        </header>
        <main id="main" tabIndex={-1} className="min-w-0 p-5 md:p-10">
          {children}
        </main>
      </div>
    </AdminPalette>
  );
}
