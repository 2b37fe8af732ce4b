import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { PlainTwinForm } from "#components/kit/ui/script-needed.tsx";
import { OrderThanks } from "#components/shop/checkout/order/order-thanks.tsx";
import { getSettings } from "#lib/base/config/settings.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  readonly context: SiteContext;
  /** For the no-JavaScript version: "" if its address names no order. */
  readonly orderSlug?: string;
}

/**
 * The success page of an order; its slug is read from the URL, in the browser (docs/screens.md §2.10). In the
 * no-JavaScript version of the page the server reads it (decision 0058).
 */
export async function CheckoutSuccessView({ context, orderSlug }: Props) {
  const { site, locale } = context;
  const [t, tLayout] = await Promise.all([
    getTranslations({ locale, namespace: "checkout.success" }),
    getTranslations({ locale, namespace: "layout" }),
  ]);
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <div className="wrap fold grid content-start justify-items-center gap-5 py-[clamp(3rem,9vw,7rem)] text-center">
      <span className="grid size-20 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" className="size-10" />
      </span>
      <h1 className="text-h1">{t("title")}</h1>
      {orderSlug === undefined ? (
        <>
          <PlainTwinForm label={tLayout("plain")} />
          <div className="contents noscript:hidden">
            <ClientMessages locale={locale} namespaces={["checkout"]}>
              <PageTranslations>
                <OrderThanks captcha={siteCaptcha(site, getSettings())} note={t("text")} />
              </PageTranslations>
            </ClientMessages>
          </div>
        </>
      ) : (
        orderSlug !== "" && (
          <>
            <p className="text-lead wrap-anywhere">
              {t.rich("number", {
                slug: orderSlug.slice(0, 100),
                b: (chunks) => <strong className="font-semibold">{chunks}</strong>,
              })}
            </p>
            <p className="max-w-prose text-muted">{t("text")}</p>
          </>
        )
      )}
      <ButtonLink variant="secondary" size="lg" href={hrefTo({ name: "shop" }, languages)}>
        {t("action")}
      </ButtonLink>
    </div>
  );
}
