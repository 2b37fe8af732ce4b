import "server-only";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PageTranslations } from "#components/kit/messages/translations.tsx";
import { ButtonLink } from "#components/kit/ui/button.tsx";
import { Icon } from "#components/kit/ui/icon.tsx";
import { PlainTwinForm } from "#components/kit/ui/script-needed.tsx";
import { ReturnsNote } from "#components/shop/account/orders/returns-note.tsx";
import { Receipt } from "#components/shop/checkout/order/order-receipt.tsx";
import { OrderThanks } from "#components/shop/checkout/order/order-thanks.tsx";
import { takesPasswordAlone } from "#components/shop/registration/registration-props.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { siteCaptcha } from "#lib/gateway/validation/captcha.ts";
import type { PlacedOrder } from "#lib/shop/domain/checkout/placed-order.ts";
import { hrefTo } from "#lib/web/i18n/routes.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  readonly context: SiteContext;
  /** For the no-JavaScript version: what the URL and the cookies say about the order. */
  readonly plain?: {
    /** "" if the address names no order. */
    readonly orderSlug: string;
    /** The guest's order, or the customer's. */
    readonly placed: PlacedOrder | null;
    /** Shown below the order. */
    readonly more: ReactNode;
  };
}

/**
 * The success page of an order; its slug is read from the URL, in the browser (docs/screens.md §2.10). In the
 * no-JavaScript version of the page the server reads it (decision 0058).
 */
export async function CheckoutSuccessView({ context, plain }: Props) {
  const { site, locale } = context;
  const [t, tLayout, offersAccount] = await Promise.all([
    getTranslations({ locale, namespace: "checkout.success" }),
    getTranslations({ locale, namespace: "layout" }),
    takesPasswordAlone(context),
  ]);
  const languages = { locale, defaultLocale: site.defaultLocale };
  return (
    <div className="wrap fold grid content-start justify-items-center gap-5 py-[clamp(3rem,9vw,7rem)] text-center">
      <span className="grid size-20 place-items-center rounded-full bg-success-soft text-success">
        <Icon name="check" className="size-10" />
      </span>
      <h1 className="text-h1">{t("title")}</h1>
      {plain === undefined ? (
        <>
          <PlainTwinForm label={tLayout("plain")} />
          <div className="contents noscript:hidden">
            <ClientMessages locale={locale} namespaces={["checkout"]}>
              <PageTranslations>
                <OrderThanks
                  {...(offersAccount && { captcha: siteCaptcha(site, getSettings()) })}
                  note={t("text")}
                />
              </PageTranslations>
            </ClientMessages>
          </div>
        </>
      ) : (
        plain.orderSlug !== "" && (
          <>
            <p className="text-lead wrap-anywhere">
              {t.rich("number", {
                slug: (plain.placed?.order.number || plain.orderSlug).slice(0, 100),
                b: (chunks) => <strong className="font-semibold">{chunks}</strong>,
              })}
            </p>
            <p className="max-w-prose text-muted">{t("text")}</p>
            {plain.placed && (
              <ClientMessages locale={locale} namespaces={["orders"]}>
                <PageTranslations>
                  <Receipt {...plain.placed} />
                </PageTranslations>
              </ClientMessages>
            )}
            {plain.more}
          </>
        )
      )}
      <ReturnsNote context={context} />
      <ButtonLink variant="secondary" size="lg" href={hrefTo({ name: "shop" }, languages)}>
        {t("action")}
      </ButtonLink>
    </div>
  );
}
