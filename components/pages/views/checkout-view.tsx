import "server-only";
import "#components/pages/layout/enclosed.css";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PlainTwin } from "#components/kit/ui/script-needed.tsx";
import { noCartWords } from "#components/shop/cart/no-cart-messages.ts";
import { CheckoutPage } from "#components/shop/checkout/checkout-page.tsx";
import { TrustLines } from "#components/shop/checkout/payment/trust-lines.tsx";
import { getConsents } from "#components/shop/consent/get-consents.ts";
import { getSettings } from "#lib/base/config/settings.ts";
import { allowedCountries } from "#lib/shop/domain/address/countries.ts";
import { paymentOrigins, paymentScriptOrigins } from "#lib/web/security/csp.ts";
import { flagOption, textOption } from "#lib/web/site/options.ts";
import type { SiteContext } from "#lib/web/site/types.ts";

/**
 * The checkout: a static shell with the site's settings; the shopper's data are loaded by the browser (docs/screens.md
 * §2.9).
 */
export async function CheckoutView({ context }: { context: SiteContext }) {
  const { site, locale, checkout } = context;
  const [t, tLayout, tPlain, noCart, addressConsents, orderConsents] = await Promise.all([
    getTranslations({ locale, namespace: "checkout" }),
    getTranslations({ locale, namespace: "layout" }),
    getTranslations({ locale, namespace: "plain" }),
    noCartWords(context),
    getConsents(context, "addressForm"),
    getConsents(context, "checkoutForm"),
  ]);
  return (
    <div data-enclosed="" className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-8 text-h1">{t("title")}</h1>
      <PlainTwin label={tLayout("plain")} text={tPlain("cart")} />
      <div className="noscript:hidden">
        <ClientMessages
          locale={locale}
          namespaces={["cart", "checkout", "customPayments", "errors", "payment"]}
        >
          <CheckoutPage
            noCart={noCart}
            countries={allowedCountries(site.countries, checkout.allowedCountries)}
            defaultCountry={textOption(site, "DefaultCountry").toUpperCase()}
            addressConsents={addressConsents}
            orderConsents={orderConsents}
            paymentOrigins={paymentOrigins(getSettings())}
            scriptOrigins={paymentScriptOrigins(getSettings())}
            anyNames={flagOption(site, "AllowSpecialCharactersInNames")}
            skipsShipping={flagOption(site, "SkipShippingStep")}
          />
        </ClientMessages>
      </div>
      <TrustLines context={context} />
    </div>
  );
}
