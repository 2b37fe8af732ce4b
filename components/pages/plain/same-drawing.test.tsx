import { beforeEach, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import { cart as cartAnswer } from "#lib/shop/api/schemas/cart-schema.ts";
import { user as profile } from "#lib/shop/api/schemas/user-schema.ts";
import en from "#messages/en.json";
import { backend, guestOf } from "#tests/backends/gateway.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { PlainCheckout } from "./plain-checkout.tsx";
import { PlainAddresses } from "./plain-lists.tsx";
import { PaymentStep } from "./plain-payment-step.tsx";
import { ShippingStep } from "./plain-shipping-step.tsx";

// Decision 0216: what islands draw and pages without scripts too is drawn by the same components.
vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#components/shop/consent/get-consents.ts", () => ({ getConsents: async () => [] }));
beforeEach(resetLimits);

const figures = { itemsTotal: 20, orderTotal: 20, cartTotal: 20 };
const line = {
  itemId: 9,
  productId: 31,
  qty: 2,
  options: {},
  productData: { name: "Racket", slug: "racket" },
  prices: { base: { finalPrice: 10, cartTotal: 20 }, converted: { finalPrice: 10, row: 17.5 } },
};
const cart = { id: "42", items: [line], prices: { base: figures, converted: figures } };
const visitor = async () =>
  openVisitor(new Headers({ host: "shop.test:3000", cookie: (await guestOf()).cookie }), "en");

it("the checkout lists what is ordered with its pieces and amounts", async () => {
  backend(({ url }) => data(url.includes("getCart") ? cart : []));
  const page = await serverMarkup(
    <PlainCheckout context={testContext()} visitor={await visitor()} query={{}} />,
  );
  expect(page).toContain(`<ul aria-label="${en.checkout.items}"`);
  expect(page).toMatch(/Racket<\/span> <span[^>]*>2 items.*€17.50/);
});

it("a delivery that costs nothing is called free", async () => {
  backend(() =>
    data([
      { id: 1, name: "Post", price: 0 },
      { id: 2, name: "Courier", price: 4.5 },
    ]),
  );
  const page = await serverMarkup(
    <ShippingStep
      context={testContext({ countries: [{ id: 1, iso: "HR", code: "", name: "Croatia" }] })}
      visitor={await visitor()}
      cart={cartAnswer.parse(cart)}
      address={{ country: "HR", zipCode: "10000", city: "Zagreb" }}
    />,
  );
  expect(page).toMatch(new RegExp(`Post.*${en.cart.summary.free}.*Courier.*€4.50`));
  expect(page).not.toContain("€0.00");
});

it("a payment shows its marks beside its words", async () => {
  backend(() => data([{ id: 1, name: "Card", description: "At once", marks: ["visa"] }]));
  const page = await serverMarkup(
    <PaymentStep
      context={testContext()}
      visitor={await visitor()}
      cart={cartAnswer.parse(cart)}
      kept={null}
      refused={false}
    />,
  );
  expect(page).toMatch(/At once.*>Visa</);
});

it("an address names its country", async () => {
  const read = profile.parse({
    id: 5,
    email: "ana@example.com",
    addresses: [{ id: 1, type: "main", street: "Ilica", country: "HR" }],
  });
  const page = await serverMarkup(<PlainAddresses addresses={read.addresses} locale="en" />);
  expect(page).toMatch(/Ilica.*Croatia/);
});
