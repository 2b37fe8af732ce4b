import "server-only";
import { getTranslations } from "next-intl/server";
import { CookieSettingsLink } from "#components/shop/analytics/cookie-settings-link.tsx";
import { ConsentsButton } from "#components/shop/consent/consents-button.tsx";
import { OrderLinks } from "./order-links.tsx";

/**
 * The footer of a site whose CMS has none, so that a visitor's consents can be opened from every page of every site.
 */
export async function PlainFooter({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "layout" });
  return (
    <footer data-site-footer data-behind-menu className="mt-auto border-t border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-3 py-6 text-small">
        {await OrderLinks()}
        <ConsentsButton label={t("consents")} />
        <CookieSettingsLink />
        <a href="#main" className="inline-flex min-h-6 items-center hover:underline">
          {t("backToTop")}
        </a>
      </div>
    </footer>
  );
}
