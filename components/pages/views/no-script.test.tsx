import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { FormBlock } from "#components/shop/forms/form-block.tsx";
import { ProductBuy } from "#components/shop/product-page/buy/product-buy.tsx";
import { form } from "#lib/shop/api/schemas/feedback.ts";
import type { Product } from "#lib/shop/api/schemas/product-schema.ts";
import en from "#messages/en.json";
import { aProduct } from "#tests/factories/product.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext, testSite } from "#tests/factories/visit.ts";
import { CartView } from "./cart-view.tsx";
import { CheckoutSuccessView } from "./checkout-success-view.tsx";
import { CheckoutView } from "./checkout-view.tsx";
import { ConfirmEmailView } from "./confirm-email-view.tsx";
import { ForgotPasswordView } from "./forgot-password-view.tsx";
import { LoginView } from "./login-view.tsx";
import { ProfileView } from "./profile-view.tsx";
import { RegisterView } from "./register-view.tsx";
import { SocialLoginView } from "./social-login-view.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#components/kit/messages/client-messages.tsx", () => ({
  ClientMessages: ({ children }: { children: unknown }) => children,
}));
vi.mock("#components/shop/cart/cart-page.tsx", () => ({ CartPage: () => <i>skeleton</i> }));
vi.mock("#components/shop/checkout/checkout-page.tsx", () => ({
  CheckoutPage: () => <i>skeleton</i>,
}));
vi.mock("#components/shop/checkout/order/order-thanks.tsx", () => ({
  OrderThanks: () => <i>skeleton</i>,
}));
vi.mock("#components/shop/auth/login/login-page.tsx", () => ({ LoginPage: () => <i>skeleton</i> }));
vi.mock("#components/shop/registration/register-page.tsx", () => ({
  RegisterPage: () => <i>skeleton</i>,
}));
vi.mock("#components/shop/auth/password/forgot-password-page.tsx", () => ({
  ForgotPasswordPage: () => <i>skeleton</i>,
}));
vi.mock("#components/shop/account/profile/profile-page.tsx", () => ({
  ProfilePage: () => <i>skeleton</i>,
}));
vi.mock("#components/shop/auth/social/social-return.tsx", () => ({
  SocialReturn: () => <i>skeleton</i>,
}));
vi.mock("#components/shop/auth/email/email-confirmation.tsx", () => ({
  EmailConfirmation: () => <i>skeleton</i>,
}));
vi.mock("#components/shop/auth/email/form-confirmation.tsx", () => ({
  FormConfirmation: () => <i>skeleton</i>,
}));
vi.mock("#lib/web/data/addresses/domain-hosts.ts", () => ({ getDomainHosts: async () => [] }));
vi.mock("#components/shop/consent/get-consents.ts", () => ({ getConsents: async () => [] }));
vi.mock("#components/shop/product-page/buy/buy-box.tsx", () => ({
  BuyBox: ({ plain }: { plain: ReactNode }) => <form>{plain}</form>,
}));
const parts = vi.hoisted(() => vi.fn(async (): Promise<readonly Product[]> => []));
vi.mock("#lib/web/data/catalog/bundles.ts", () => ({ listBundleParts: parts }));
vi.mock("#components/shop/bundle/customise-button-late.tsx", () => ({
  CustomiseButtonLate: () => <button type="button">Customise</button>,
}));

const context = testContext();

beforeEach(() => {
  vi.stubEnv("BACKEND_URL", "http://localhost:4000");
});

// lynx sends no form without a field.
const POSTED =
  /<form method="post"><input type="hidden" name="[^"]+" value="[^"]+"\/><button type="submit"/;

it.each([
  ["cart", () => <CartView context={context} />, /<a href="\?plain=true"/],
  ["checkout", () => <CheckoutView context={context} />, /<a href="\?plain=true"/],
  // A link would lose the token of an e-mail, which only the address knows.
  ["login", () => <LoginView context={context} />, POSTED],
  ["registration", () => <RegisterView context={context} />, POSTED],
  ["forgotten password", () => <ForgotPasswordView context={context} />, POSTED],
  ["letter of a form", () => <ConfirmEmailView context={context} state="form" />, POSTED],
  ["goal of an e-mail", () => <ConfirmEmailView context={context} state="goal" />, POSTED],
  ["profile", () => <ProfileView context={context} />, /<a href="\?plain=true"/],
])("the %s leads to the page that needs no script, and shows no skeleton for ever", async (_, view, way) => {
  const page = await serverMarkup(view());
  const without = /<noscript>(.*?)<\/noscript>/.exec(page)?.[1];
  expect(without).toMatch(way);
  expect(without).toContain(en.layout.plain);
  expect(page).toMatch(/<div class="noscript:hidden"><i>skeleton/);
});

const guarded = {
  ...context,
  site: testSite({ options: new Map([["CaptchaSiteKey", "key"]]) }),
};

it.each([
  [
    "return from a provider's login",
    () => <SocialLoginView context={context} />,
    en.layout.noScript,
  ],
  ["registration with a captcha", () => <RegisterView context={guarded} />, en.plain.register],
])("the %s says that it needs a script, leads to the login and waits for nothing", async (_, view, text) => {
  const page = await serverMarkup(view());
  const without = /<noscript>(.*?)<\/noscript>/.exec(page)?.[1];
  expect(without).toContain(text);
  expect(without).toContain('href="/en/login?plain=true"');
  expect(page).toMatch(/<div class="noscript:hidden"><i>skeleton/);
});

it("an order's number is shown without a script, and no number is asked to be kept where there is none", async () => {
  const shown = (orderSlug?: string) =>
    serverMarkup(
      <CheckoutSuccessView
        context={context}
        plain={orderSlug === undefined ? undefined : { orderSlug, placed: null, more: null }}
      />,
    );
  const { text, title } = en.checkout.success;
  const page = await shown("o-<1>");
  expect(page).toMatch(/<strong[^>]*>o-&lt;1&gt;<\/strong>/);
  expect(page).toContain(text);
  const unknown = await shown("");
  expect(unknown).toContain(title);
  expect(unknown).not.toContain(text);
  const everybody = await shown();
  expect(/<noscript>(.*?)<\/noscript>/.exec(everybody)?.[1]).toContain('<form method="post">');
  expect(everybody).toMatch(/<div class="contents noscript:hidden"><i>skeleton/);
});

const buying = (product: ReturnType<typeof aProduct>) =>
  serverMarkup(<ProductBuy context={context} product={product} pictures={{}} />);

it("a product is bought by its form", async () => {
  const page = await buying(aProduct({ id: 31, slug: "racket" }));
  expect(page).toContain('name="product" value="31"');
  expect(page).toContain('name="slug" value="racket"');
  expect(page).toContain('name="language" value="en"');
  expect(page).not.toContain("<noscript>");
});

const engraving = {
  option_title: "Engraving",
  option_type: "text" as const,
  required: true,
  custom_option_values: [],
};

it("a product that asks for a text is bought by its form, which says so", async () => {
  const page = await buying(aProduct({ id: 31, customOptions: [engraving] }));
  expect(page).toContain('name="product" value="31"');
  expect(page).toContain('name="asks" value="true"');
  expect(page).not.toContain("<noscript>");
});

it("a bundle without choices is bought by its form", async () => {
  parts.mockResolvedValue([aProduct({ id: 2 })]);
  const page = await buying(aProduct({ id: 31, format: "bundle", bundles: [{ product: 2 }] }));
  expect(page).toContain('name="product" value="31"');
  expect(page).toContain('name="asks" value="true"');
  expect(page).not.toContain("<noscript>");
});

it("a bundle whose parts are to be chosen leads to the page that asks for them", async () => {
  parts.mockResolvedValue([aProduct({ id: 2, customOptions: [engraving] })]);
  const page = await buying(aProduct({ id: 31, format: "bundle", bundles: [{ product: 2 }] }));
  expect(/<noscript>(.*?)<\/noscript>/.exec(page)?.[1]).toMatch(/^<a href="\?plain=true"/);
  expect(page).not.toContain('name="product"');
});

it("a form of the CMS is sent without a script, with what the page knows", async () => {
  const fields = [
    { name: "email", type: "email" },
    { name: "product", type: "hidden" },
  ];
  const page = await serverMarkup(
    <FormBlock context={context} form={form.parse({ id: 3, fields })} hidden={{ product: "31" }} />,
  );
  expect(page).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/api\/form\/send"/);
  for (const input of ['name="form" value="3"', 'name="language" value="en"'])
    expect(page).toContain(input);
  expect(page).toContain('name="hidden-product" value="31"');
  expect(page).not.toContain("<noscript>");
});

it.each([
  ["with a captcha", { captcha: true, fields: [{ name: "email", type: "email" }] }],
  ["that takes files", { fields: [{ name: "cv", type: "file" }] }],
])("a form of the CMS %s says that it needs a script", async (_, shown) => {
  const page = await serverMarkup(
    <FormBlock context={context} form={form.parse({ id: 3, ...shown })} />,
  );
  expect(/<noscript>(.*?)<\/noscript>/.exec(page)?.[1]).toContain(en.plain.form);
  expect(page).toMatch(
    /<\/noscript><div class="noscript:hidden"><div data-late="" class="min-w-0"><form/,
  );
  expect(page).not.toContain("/api/form/");
});
