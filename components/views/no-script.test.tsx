import { beforeEach, expect, it, vi } from "vitest";
import { ProductBuy } from "#components/product-page/buy/product-buy.tsx";
import en from "#messages/en.json";
import { aProduct } from "#tests/factories/product.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testSite } from "#tests/factories/visit.ts";
import { CartView } from "./cart-view.tsx";
import { CheckoutView } from "./checkout-view.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#components/messages/client-messages.tsx", () => ({
  ClientMessages: ({ children }: { children: unknown }) => children,
}));
vi.mock("#components/cart/cart-page.tsx", () => ({ CartPage: () => <i>skeleton</i> }));
vi.mock("#components/checkout/checkout-page.tsx", () => ({ CheckoutPage: () => <i>skeleton</i> }));
vi.mock("#components/consent/get-consents.ts", () => ({ getConsents: async () => [] }));
vi.mock("#components/product-page/buy/buy-box.tsx", () => ({ BuyBox: () => <i>buy box</i> }));
vi.mock("#lib/data/catalog/bundles.ts", () => ({ listBundleParts: async () => [] }));

const context = {
  site: testSite(),
  locale: "en",
  storeId: 1,
  currency: { id: 1, label: "EUR", symbol: "€" },
  checkout: { cart_type: 2 as const, allowedCountries: "ALL" as const },
};

beforeEach(() => {
  vi.stubEnv("BACKEND_URL", "http://localhost:4000");
});

it.each([
  ["cart", () => <CartView context={context} />],
  ["checkout", () => <CheckoutView context={context} />],
])("the %s says that it needs a script, and shows no skeleton for ever", async (_, view) => {
  const page = await serverMarkup(view());
  expect(page).toMatch(/<noscript>.*?<\/noscript>/);
  expect(/<noscript>(.*?)<\/noscript>/.exec(page)?.[1]).toContain(en.layout.noScript);
  expect(page).toMatch(/<div class="noscript:hidden"><i>skeleton/);
});

it("a product says that buying needs a script", async () => {
  const page = await serverMarkup(
    <ProductBuy context={context} product={aProduct()} pictures={{}} />,
  );
  expect(/<noscript>(.*?)<\/noscript>/.exec(page)?.[1]).toContain(en.productPage.noScript);
});
