import "server-only";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "#components/kit/messages/client-messages.tsx";
import { PlainTwin } from "#components/kit/ui/script-needed.tsx";
import { CartPage } from "#components/shop/cart/cart-page.tsx";
import { noCartWords } from "#components/shop/cart/no-cart-messages.ts";
import { TrustLines } from "#components/shop/checkout/payment/trust-lines.tsx";
import type { SiteContext } from "#lib/web/site/types.ts";

interface Props {
  context: SiteContext;
  /** Namespaces of additional messages in the cart, such as those of the staff's fields. */
  namespaces?: readonly string[];
}

/** The cart page: a static shell; the browser loads the cart itself (docs/screens.md §2.8). */
export async function CartView({ context, namespaces = [] }: Props) {
  const { locale } = context;
  const [t, tLayout, tPlain, tCatalog, noCart] = await Promise.all([
    getTranslations({ locale, namespace: "cart" }),
    getTranslations({ locale, namespace: "layout" }),
    getTranslations({ locale, namespace: "plain" }),
    getTranslations({ locale, namespace: "catalog" }),
    noCartWords(context),
  ]);
  return (
    <div className="wrap fold py-[clamp(1.5rem,4vw,3.5rem)]">
      <h1 className="mb-8 text-h1">{t("title")}</h1>
      <PlainTwin label={tLayout("plain")} text={tPlain("cart")} />
      <div className="noscript:hidden">
        <ClientMessages locale={locale} namespaces={["cart", "errors", ...namespaces]}>
          <CartPage
            noCart={noCart}
            promises={<TrustLines context={context} className="lg:items-end" />}
          />
        </ClientMessages>
      </div>
      <div data-seen={tCatalog("seenLast")} />
    </div>
  );
}
