import "server-only";
import { getTranslations } from "next-intl/server";
import { cleanHtml } from "#components/kit/cms/clean-html.ts";
import { JsonLd } from "#components/kit/seo/json-ld.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { EmptyState } from "#components/kit/ui/empty-state.tsx";
import { IMAGE_PATH } from "#components/kit/ui/glyph.tsx";
import { SafeHtml } from "#components/kit/ui/safe-html.tsx";
import { leadingSection, Sections } from "#components/pages/sections/sections.tsx";
import { getSections, pageHandler } from "#lib/web/data/content/elements.ts";
import { homeSlugMain } from "#lib/web/data/content/pages.ts";
import { getPageBySlugMain } from "#lib/web/data/content/posts.ts";
import { readOptional } from "#lib/web/data/read-optional.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import { organizationData, webSiteData } from "#lib/web/seo/structured/organization.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/** The home page: the sections of the page chosen as home page (docs/screens.md §2.4). */
export async function HomeView({ context }: { context: SiteContext }) {
  const slugMain = homeSlugMain(context);
  const [sections, page, t] = await Promise.all([
    getSections(context, slugMain),
    readOptional(getPageBySlugMain(context, slugMain)),
    getTranslations(),
  ]);
  const { site, locale } = context;
  const shop = hrefTo({ name: "shop" }, { locale, defaultLocale: site.defaultLocale });
  return (
    <>
      <JsonLd data={organizationData(context)} />
      <JsonLd data={webSiteData(context)} />
      {leadingSection(sections) === -1 && <h1 className="sr-only">{site.name}</h1>}
      <Sections elements={sections} handler={pageHandler(slugMain)} />
      {page?.body && (
        <div className="wrap band-tight">
          <SafeHtml html={cleanHtml(page.body)} dir="auto" className="max-w-[68ch] text-lead" />
        </div>
      )}
      {sections.length === 0 && !page?.body && (
        <div className="wrap band-tight">
          <EmptyState
            icon={IMAGE_PATH}
            title={t("content.home.empty")}
            action={<ButtonLink href={shop}>{t("catalog.allProducts")}</ButtonLink>}
          >
            {t("content.home.emptyText")}
          </EmptyState>
        </div>
      )}
    </>
  );
}
