import "server-only";
import { useTranslations } from "next-intl";
import { consentOf } from "#lib/web/site/analytics.ts";
import { getCurrentContext } from "#lib/web/site/current-context.ts";

/** Opens the notice that asks for consent again, so that an answer can be changed as easily as it was given. */
export const CookieSettingsLink = () =>
  consentOf(getCurrentContext().site).length > 0 ? <SettingsLink /> : null;

function SettingsLink() {
  const t = useTranslations("consentNotice");
  return (
    <a
      href="#cookie-settings"
      className="inline-flex min-h-6 items-center hover:underline noscript:hidden"
    >
      {t("title")}
    </a>
  );
}
