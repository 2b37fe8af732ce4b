import { beforeEach, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { keepForm } from "#lib/gateway/form/stored-form.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import { cart as cartAnswer } from "#lib/shop/api/schemas/cart-schema.ts";
import en from "#messages/en.json";
import { backend, CART, guestOf } from "#tests/backends/gateway.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { PayStep } from "./pay-step.tsx";
import { PlainCart } from "./plain-cart.tsx";
import { PlainCheckout } from "./plain-checkout.tsx";
import { PaymentStep } from "./plain-payment-step.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#components/shop/consent/get-consents.ts", () => ({
  getConsents: async () => [{ uniqueNumber: 4, required: true, text: "Terms" }],
}));
beforeEach(resetLimits);

const context = testContext();
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

it("the cart shows what the backend said of a change, and the coupon that was refused", async () => {
  backend(() => data(answer));
  const kept = keepForm(
    {
      form: "cart",
      values: { coupon: ["<SPRING>"] },
      mistakes: { said: "Only <5> left." },
      sent: null,
    },
    false,
  ).split(";")[0];
  const shown = (query: Record<string, string>) =>
    serverMarkup(
      <PlainCart context={context} visitor={visitor(`${CART.cookie}; ${kept}`)} query={query} />,
    );
  const page = await shown({ problem: "generic" });
  expect(page).toContain("Only &lt;5&gt; left.");
  expect(page).toContain('value="&lt;SPRING&gt;"');
  expect(await shown({})).not.toContain("left.");
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
    <PaymentStep
      context={context}
      visitor={visitor(cookie)}
      cart={cartAnswer.parse(answer)}
      kept={{
        form: "order",
        values: { orderMessage: ["Ring <twice>"], consent: ["n:4"] },
        mistakes: {},
        sent: null,
        cut: ["orderMessage"],
      }}
      refused={false}
    />,
  );
  expect(page).not.toContain(en.errors.consentRequired);
  // The button says what is paid, as that of the scripts does; each choice is a block.
  expect(page).toMatch(/<button[^>]*type="submit"[^>]*>.*Order and pay.*€20.00.*<\/button>/);
  expect(page.match(/<div><label[^>]*><input[^>]*type="radio"/g)).toHaveLength(2);
  expect(page).toContain(en.plain.cut.replace("{fields}", en.cart.instructions));
  expect(page).toContain('name="seen"');
  // Input of a form that was refused.
  expect(page).toMatch(/<input(?=[^>]*value="n:4")[^>]*checked=""/);
  expect(page).toContain("Ring &lt;twice&gt;");
  expect(page).toContain(en.plain.payment);
});

it("an order that no method without a script can pay has no button that does nothing", async () => {
  const step = async (methods: readonly object[]) => {
    backend(() => data(methods));
    return serverMarkup(
      <PaymentStep
        context={context}
        visitor={visitor((await guestOf()).cookie)}
        cart={cartAnswer.parse(answer)}
        kept={null}
        refused={false}
      />,
    );
  };
  const onlyPaypal = await step([{ id: 3, name: "PayPal", paymentType: "PAYPAL" }]);
  expect(onlyPaypal).toContain(en.plain.payment);
  expect(onlyPaypal).not.toContain('type="submit"');
  expect(await step([])).toContain(en.checkout.noPayment);
  expect(await step([{ id: 1, name: "Cash", paymentType: null }])).toContain('type="submit"');
});

it("a consent that is missing says so itself", async () => {
  backend(() => data([{ id: 1, name: "On delivery", paymentType: null }]));
  const { cookie } = await guestOf();
  const shown = { visitor: visitor(cookie), cart: cartAnswer.parse(answer), kept: null };
  const page = await serverMarkup(<PaymentStep context={context} {...shown} refused />);
  expect(page).not.toContain(en.plain.cut.slice(0, 20));
  expect(page).toMatch(/<input(?=[^>]*name="consent")[^>]*aria-invalid="true"/);
  expect(page).toContain(en.errors.consentRequired);
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

it("the checkout begins for a customer with where the profile says the order goes", async () => {
  const saved = { firstName: "Ana", street: "Ilica", zipCode: "10000", country: "HR" };
  const office = { ...saved, street: "Savska" };
  const addresses = [
    { ...office, id: 1, type: "main" },
    { ...saved, id: 2, type: "shipping" },
  ];
  backend(({ url }) =>
    url.includes("/profile")
      ? data({ id: 5, email: "ana@example.com", addresses })
      : url.includes("getCart")
        ? data({ ...answer, deliveryMethodId: 1 })
        : data([]),
  );
  const customer = `${CART.cookie}; loggedIn=1; accessToken=a`;
  const checkout = (query: Record<string, string>, cookie = customer) =>
    serverMarkup(<PlainCheckout context={context} visitor={visitor(cookie)} query={query} />);
  const first = await checkout({});
  expect(first).toMatch(/<input[^>]*name="street"[^>]*value="Ilica"/);
  expect(first).not.toContain(en.auth.toLogin);
  const payment = await checkout({ step: "payment" });
  expect(payment).toContain("Ilica");
  expect(payment).toContain("Savska");
  const guest = await checkout({}, CART.cookie);
  expect(guest).toMatch(/href="[^"]*\/login\?plain=true&amp;redirect=[^"]*checkout/);
});
