import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { type CartTexts, DialogTextsProvider } from "#components/kit/providers/dialog-texts.tsx";
import { SiteProvider } from "#components/kit/providers/site-provider.tsx";
import { CartContents } from "#components/shop/cart/cart-contents.tsx";
import type { ClientSite } from "#lib/web/site/client-site.ts";
import messages from "#messages/en.json";

export const EUR = { id: 1, label: "EUR", symbol: "€" };
export const USD = { id: 2, label: "USD", symbol: "$" };
export const CART_SITE: ClientSite = {
  domain: "localhost",
  locale: "en",
  defaultLocale: "en",
  locales: [{ code: "en", name: "English" }],
  currency: EUR,
  cartType: 1,
  mediaUrl: "http://media.test",
  timeZone: "UTC",
};

/** Renders the cart's view; the test provides the runtime. */
export const showCart = ({
  compact = false,
  site = CART_SITE,
  texts = null as CartTexts | null,
} = {}) =>
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <SiteProvider site={site}>
        <DialogTextsProvider texts={{ cart: texts, bundle: null }}>
          <CartContents compact={compact} />
        </DialogTextsProvider>
      </SiteProvider>
    </NextIntlClientProvider>,
  );
