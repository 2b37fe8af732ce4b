import { beforeEach, expect, it, vi } from "vitest";
import { cart as cartAnswer } from "#lib/api/schemas/cart.ts";
import { resetLimits } from "#lib/gateway/counters.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import en from "#messages/en.json";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testSite } from "#tests/factories/visit.ts";
import { backend, CART, guestOf } from "#tests/msw/gateway.ts";
import { data, tokenFor } from "#tests/msw/stub-backend.ts";
import { PayStep } from "./pay-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { PlainCart } from "./plain-cart.tsx";
import { PlainCheckout } from "./plain-checkout.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#components/consent/get-consents.ts", () => ({
  getConsents: async () => [{ uniqueNumber: 4, required: true, text: "Terms" }],
}));
beforeEach(resetLimits);

const context = {
  site: testSite(),
  locale: "en",
  storeId: 1,
  currency: { id: 1, label: "EUR", symbol: "€" },
  checkout: { cart_type: 2 as const, allowedCountries: "ALL" as const },
};
const figures = { itemsTotal: 20, orderTotal: 20, cartTotal: 20 };
const answer = {
  id: "42",
  items: [
    {
      itemId: 9,
      productId: 31,
      qty: 2,
      options: {},
      productData: { name: "Racket", slug: "racket" },
      prices: { base: { finalPrice: 10, cartTotal: 20 }, converted: { finalPrice: 10, row: 20 } },
    },
  ],
  prices: { base: figures, converted: figures },
};
const visitor = (cookie = CART.cookie) =>
  openVisitor(new Headers({ host: "shop.test:3000", cookie }), "en");

it("the cart has a form for each change of a line, and one for a coupon", async () => {
  backend(() => data(answer));
  const page = await serverMarkup(
    <PlainCart context={context} visitor={visitor()} query={{ problem: "couponNotFound" }} />,
  );
  for (const action of ["change", "remove", "coupon"])
    expect(page).toMatch(
      new RegExp(`<form(?=[^>]*method="post")[^>]*action="/api/form/${action}"`),
    );
  expect(page).toContain('name="item" value="9"');
  expect(page).toContain(en.errors.couponNotFound);
});

it("the cart shows no text of the address but the messages it knows", async () => {
  backend(() => data(answer));
  const page = await serverMarkup(
    <PlainCart context={context} visitor={visitor("")} query={{ problem: "Call 555" }} />,
  );
  expect(page).not.toContain("555");
  expect(page).toContain(en.cart.empty.title);
});

it("the order's form holds what was seen, and offers no method that needs a script", async () => {
  backend(() =>
    data([
      { id: 1, name: "On delivery", paymentType: null },
      { id: 3, name: "PayPal", paymentType: "PAYPAL" },
    ]),
  );
  const { cookie } = await guestOf();
  const page = await serverMarkup(
    <PaymentStep context={context} visitor={visitor(cookie)} cart={cartAnswer.parse(answer)} />,
  );
  expect(page).toContain('name="seen"');
  expect(page).toMatch(/<input[^>]*value="n:4"/);
  expect(page).toContain(en.layout.noScript);
});

it("the provider's form is sent by a button, with nothing but its own fields", async () => {
  const page = await serverMarkup(
    <PayStep
      locale="en"
      form={{ action: "https://pay.example.com/start", method: "post", fields: [["a", "<1>"]] }}
    />,
  );
  expect(page).toMatch(/<form(?=[^>]*method="post")[^>]*action="https:\/\/pay.example.com\/start"/);
  expect(page.match(/ name="/g)).toHaveLength(1);
  expect(page).toContain('name="a" value="&lt;1&gt;"');
  expect(page).toContain(en.plain.toPayment);
});

it("a customer is asked for the address with the one that the profile has", async () => {
  const home = { id: 31, type: "shipping", street: "Ilica", city: "Zagreb", country: "hr" };
  backend(({ url }) =>
    url.includes("profile")
      ? data({ id: 9, email: "ana@example.com", addresses: [home] })
      : url.includes("getCart")
        ? data(answer)
        : data([]),
  );
  const cookie = `${CART.cookie}; loggedIn=1; accessToken=${tokenFor("a", 600)}`;
  const page = await serverMarkup(
    <PlainCheckout context={context} visitor={visitor(cookie)} query={{}} />,
  );
  expect(page).toContain('action="/api/form/address"');
  for (const text of ["Ilica", "Zagreb"]) expect(page).toContain(`value="${text}"`);
  expect(page).not.toContain(en.layout.noScript);
  expect(page).not.toContain(en.auth.toLogin);
});

it("a guest's address step leads to the login and back to the checkout", async () => {
  backend(({ url }) => (url.includes("getCart") ? data(answer) : data([])));
  const page = await serverMarkup(
    <PlainCheckout context={context} visitor={visitor()} query={{}} />,
  );
  expect(page).toContain(
    `/login?plain=true&amp;redirect=${encodeURIComponent("/en/checkout?plain=true")}`,
  );
});
