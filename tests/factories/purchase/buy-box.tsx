import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { toBuyable } from "#components/shop/product/to-buyable.tsx";
import { BuyBox } from "#components/shop/product-page/buy/buy-box.tsx";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import messages from "#messages/en.json";

const inPage = createTranslator({ locale: "en", messages, namespace: "productPage" });
const around = {
  locale: "en",
  currency: { label: "EUR", symbol: "€" },
  mediaUrl: "http://media.test",
  t: (key: string, values?: Record<string, string | number>) => inPage(key as "from", values),
  labels: { was: "was", member: "members", yes: "Yes", no: "No" },
  parts: [],
  pictures: {},
} as const;

/** The English page's props for the buy box of a product. */
export const aBuyable = (product: Product, guides?: ReadonlyMap<string, string>) =>
  toBuyable(product, { ...around, guides });

/**
 * Renders a product's buy box as the English page does, with the content shown below it while it is sold out; returns a
 * user to interact with it.
 */
export function showBuyBox(
  product: Product,
  whenSoldOut?: ReactNode,
  guides?: ReadonlyMap<string, string>,
) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <BuyBox product={aBuyable(product, guides)} whenSoldOut={whenSoldOut} />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}
