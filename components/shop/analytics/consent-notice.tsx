import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "#components/kit/ui/button.tsx";
import type { ConsentCategory } from "#lib/web/analytics/consent.ts";
import { AnalyticsHost } from "./analytics-host.tsx";

/**
 * The cookie notice of a site with destinations that need consent. Accepting and refusing weigh the same: one press, the
 * same look. Plain markup: `consent-choice.ts` acts on the presses.
 */
export async function ConsentNotice(props: { needed: readonly ConsentCategory[]; locale: string }) {
  const t = await getTranslations({ locale: props.locale, namespace: "consentNotice" });
  return (
    <AnalyticsHost
      id="cookie-settings"
      aria-label={t("title")}
      tabIndex={-1}
      data-cookie-notice
      data-behind-menu
      hidden
      className="cookie-notice"
    >
      <div className="flex flex-col gap-3 p-3 sm:p-4 low:gap-2 low:py-1.5">
        <p className="text-small">{t("text")}</p>
        <p data-consent-signal hidden className="text-small font-semibold">
          {t("signal")}
        </p>
        <details className="text-small">
          <summary className="min-h-6 cursor-pointer font-semibold">{t("choose")}</summary>
          <ul className="my-2 flex flex-col gap-1">
            {props.needed.map((category) => (
              <li key={category}>
                <label className="flex min-h-6 items-start gap-2.5 py-1">
                  <input type="checkbox" name={category} className="mt-1 size-4 shrink-0" />
                  <span>
                    <strong>{t(`${category}.title`)}</strong> {t(`${category}.text`)}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <Button size="sm" variant="secondary" data-consent="chosen">
            {t("save")}
          </Button>
        </details>
        <div className="flex flex-wrap gap-2 *:grow sm:justify-end sm:*:grow-0">
          <Button size="sm" variant="secondary" data-consent="none">
            {t("refuse")}
          </Button>
          <Button size="sm" variant="secondary" data-consent="all">
            {t("accept")}
          </Button>
        </div>
      </div>
    </AnalyticsHost>
  );
}
