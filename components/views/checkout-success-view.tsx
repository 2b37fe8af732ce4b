import "server-only";
import { getTranslations } from "next-intl/server";
import { OrderThanks } from "#components/checkout/order/order-thanks.tsx";
import { ClientMessages } from "#components/messages/client-messages.tsx";
import { PageTranslations } from "#components/messages/translations.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { getSettings } from "#lib/config/settings.ts";
import { hrefTo } from "#lib/i18n/routes.ts";
import type { SiteContext } from "#lib/site/types.ts";
import { siteCaptcha } from "#lib/validation/captcha.ts";

/** The success page of an order; its slug is read from the URL, in the browser (docs/screens.md §2.10). */
export async function CheckoutSuccessView({ context }: { context: SiteContext }) {
  const { site, locale } = context;
  const t = await getTranslations({ locale, namespace: "checkout.success" });
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <div className="wrap fold grid content-start justify-items-center gap-5 py-[clamp(3rem,9vw,7rem)] text-center">
      <span className="grid size-20 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" className="size-10" />
      </span>
      <h1 className="text-h1">{t("title")}</h1>
      <ClientMessages locale={locale} namespaces={["checkout"]}>
        <PageTranslations>
          <OrderThanks captcha={siteCaptcha(site, getSettings())} note={t("text")} />
        </PageTranslations>
      </ClientMessages>
      <ButtonLink variant="secondary" size="lg" href={hrefTo({ name: "shop" }, languages)}>
        {t("action")}
      </ButtonLink>
    </div>
  );
}
