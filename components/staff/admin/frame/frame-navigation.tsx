import "server-only";
import { getTranslations } from "next-intl/server";
import { Icon } from "#components/kit/ui/icon.tsx";
import { getAdminLanguage } from "#components/staff/admin/open-admin.ts";
import type { User } from "#lib/shop/api/schemas/user-schema.ts";
import { INTERFACE_LANGUAGES } from "#lib/web/i18n/catalogues.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { languageName } from "#lib/web/site/client-site.ts";
import type { SiteContext } from "#lib/web/site/types.ts";
import { type AdminPage, navigationRows } from "./admin-navigation.ts";
import { LanguageSelect } from "./language-select.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { StaffCard } from "./staff-card.tsx";

const ENTRY =
  "flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-start font-medium hover:bg-brand-soft hover:text-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand";

/** The site's name, the pages, the interface language, the logged-in person, and the ways out. */
export async function FrameNavigation(props: {
  context: SiteContext;
  staff: User;
  current: AdminPage | null;
}) {
  const { site, locale } = props.context;
  const t = await getTranslations("admin");
  const { language, isUnset } = await getAdminLanguage(site.domain, locale);
  const where = { locale, defaultLocale: site.defaultLocale };
  return (
    <>
      <p className="px-3 font-display text-lead font-bold wrap-anywhere">{site.name}</p>
      <nav aria-label={t("nav")} className="flex flex-col gap-1">
        {navigationRows(site).map(({ page, route, icon }) => (
          <a
            key={page}
            href={hrefTo({ name: route }, where)}
            aria-current={page === props.current ? "page" : undefined}
            className={ENTRY}
          >
            <Icon name={icon} />
            {t(`frame.${page}`)}
          </a>
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-4">
        <LanguageSelect
          label={t("frame.language")}
          hint={isUnset ? t("frame.languageUnset") : undefined}
          value={language}
          languages={INTERFACE_LANGUAGES.map((code) => ({ code, name: languageName(code, {}) }))}
        />
        <StaffCard staff={props.staff} />
        <div className="flex flex-col gap-1">
          {/* Another surface has its own document, so this is a plain link that loads it fully. */}
          <a href={hrefTo({ name: "home" }, where)} className={ENTRY}>
            <Icon name="arrow-left" className="rtl:-scale-x-100" />
            {t("backToSite")}
          </a>
          <LogOutButton className={ENTRY} label={t("logout")} />
        </div>
      </div>
    </>
  );
}
