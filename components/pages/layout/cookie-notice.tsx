import "server-only";
import { getTranslations } from "next-intl/server";
import { EditableHtml } from "#components/kit/cms/slots/editable-html.tsx";
import { EditableText } from "#components/kit/cms/slots/editable-text.tsx";
import { ElementMark } from "#components/kit/cms/slots/element-mark.tsx";
import { AnalyticsHost } from "#components/shop/analytics/analytics-host.tsx";
import { ConsentNotice } from "#components/shop/analytics/consent-notice.tsx";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import { analyticsOf, consentOf } from "#lib/web/site/analytics.ts";
import { textOption } from "#lib/web/site/options.ts";
import type { Site } from "#lib/web/site/types.ts";
import { CookieNoticeIsland } from "./cookie-notice-island.tsx";

interface Props {
  element: Element | null;
  locale: string;
  site: Pick<Site, "options" | "domain">;
}

/**
 * The notice about cookies (docs/screens.md §2.19). If a destination of analytics needs consent, it asks for it;
 * otherwise it says that only necessary cookies are used, unless the site shows a notice only when one is required.
 */
export async function CookieNotice({ element, locale, site }: Props) {
  const needed = consentOf(site);
  if (needed.length > 0) return <ConsentNotice needed={needed} locale={locale} />;
  return textOption(site, "CookieNotice") === "whenNeeded"
    ? null
    : necessaryNotice(element, locale);
}

/**
 * Sends page views to destinations that need no consent. If any destination needs consent, the notice does this
 * instead.
 */
export const AnalyticsWithoutNotice = ({ site }: Pick<Props, "site">) =>
  analyticsOf(site).length > 0 && consentOf(site).length === 0 ? <AnalyticsHost hidden /> : null;

/** The notice that only necessary cookies are used, with our text if the CMS has none. */
async function necessaryNotice(element: Element | null, locale: string) {
  const t = await getTranslations({ locale, namespace: "layout" });
  if (!element)
    return (
      <CookieNoticeIsland label={t("cookies")} button={t("agree")}>
        <p className="text-small">{t("cookieText")}</p>
      </CookieNoticeIsland>
    );
  return (
    <>
      <ElementMark element={element} />
      <CookieNoticeIsland
        label={t("cookies")}
        button={<EditableText element={element} path="meta.button" usual={t("agree")} />}
      >
        <EditableHtml element={element} path="meta.text" className="text-small" />
      </CookieNoticeIsland>
    </>
  );
}
