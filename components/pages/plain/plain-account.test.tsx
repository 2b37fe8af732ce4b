import { expect, it, vi } from "vitest";
import { keepRecovered } from "#lib/gateway/form/recovered-cart.ts";
import { keepForm } from "#lib/gateway/form/stored-form.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import en from "#messages/en.json";
import { backend } from "#tests/backends/gateway.ts";
import { data, failure, tokenFor } from "#tests/backends/stub-backend.ts";
import { bareMarkup, serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { PlainCart } from "./plain-cart.tsx";
import { PlainLogin } from "./plain-login.tsx";
import { PlainProfile } from "./plain-profile.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#components/kit/messages/client-messages.tsx", () => ({
  ClientMessages: ({ children }: { children: unknown }) => children,
}));

const context = testContext();
const visitor = (cookie = "") => openVisitor(new Headers({ host: "shop.test:3000", cookie }), "en");
const customer = () => visitor(`accessToken=${tokenFor("ana", 600)}; refreshToken=r; loggedIn=1`);

it("the login shows the e-mail and what is wrong beside each field, and keeps where it leads to", async () => {
  backend(() => data({}));
  const kept = keepForm(
    {
      form: "login",
      values: { email: ["ana@"] },
      mistakes: { email: "email", password: "required" },
      sent: null,
    },
    false,
  );
  const page = await serverMarkup(
    <PlainLogin
      context={context}
      visitor={visitor(kept.split(";")[0])}
      query={{ problem: "unknownRule", redirect: "/en/checkout?plain=true" }}
    />,
  );
  expect(page).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/api\/form\/login"/);
  expect(page).toContain('value="ana@"');
  expect(page).toContain('name="to" value="/en/checkout?plain=true"');
  expect(page).toContain(en.login.error.emailWrong);
  expect(page).toContain(en.login.error.passwordMissing);
});

it("the login says what the backend said of an account, as a text", async () => {
  backend(() => data({}));
  const mistakes = { said: "This <account> is locked." };
  const kept = keepForm({ form: "login", values: {}, mistakes, sent: null }, false);
  const page = await serverMarkup(
    <PlainLogin
      context={context}
      visitor={visitor(kept.split(";")[0])}
      query={{ problem: "unknowUserOrPassword" }}
    />,
  );
  expect(page).toContain("This &lt;account&gt; is locked.");
  expect(page).not.toContain(en.errors.unknowUserOrPassword);
});

it.each<[string, Record<string, string>, string | null]>([
  ["offers to confirm the e-mail of its address", { verificationToken: "a b" }, "a+b"],
  ["says that an e-mail is confirmed", { verified: "confirmed" }, null],
  ["says that a link is used up", { verified: "refused" }, null],
  ["offers another try where nobody answered", { verified: "unanswered" }, "kept"],
])("the login %s, beside its form", async (_, query, token) => {
  const { confirmed, unknown, silent } = en.auth.verification;
  const asked = backend(() => data({}));
  const kept = keepForm(
    { form: "verify", values: { token: ["kept"] }, mistakes: {}, sent: null },
    false,
  );
  const page = await serverMarkup(
    <PlainLogin context={context} visitor={visitor(kept.split(";")[0])} query={query} />,
  );
  // It is the press that confirms, and no reading of the page.
  expect(asked).toEqual([]);
  expect(page).toContain('action="/api/form/login"');
  expect(page.includes('action="/api/form/verify"')).toBe(token !== null);
  if (token) expect(page).toContain(`name="token" value="${token}"`);
  const said = new Map([
    ["confirmed", confirmed],
    ["refused", unknown],
    ["unanswered", silent],
  ]);
  expect(page).toContain(said.get(query.verified ?? "") ?? en.auth.confirmEmail.formTitle);
});

it("the login keeps no address of another site", async () => {
  backend(() => data({}));
  const page = await serverMarkup(
    <PlainLogin context={context} visitor={visitor()} query={{ redirect: "//evil.test" }} />,
  );
  expect(page).not.toContain("evil");
});

it("the account shows who is logged in, the orders in pages, and says what needs a script", async () => {
  backend(({ url }) =>
    url.includes("filter")
      ? data({
          items: [
            { id: 4, number: "2026-4", createdAt: "2026-03-01", status: "placed", total: "19.5" },
          ],
          total: 11,
          page: 1,
          totalPages: 2,
        })
      : data({ id: 5, email: "ana@example.com", details: { firstName: "Ana" }, addresses: [] }),
  );
  const page = await bareMarkup(<PlainProfile context={context} visitor={customer()} query={{}} />);
  for (const text of ["Ana", "2026-4", "19.50", en.orders.status.placed, en.plain.account])
    expect(page).toContain(text);
  expect(page).toContain("/profile/orders?plain=true&amp;page=2");
  expect(page).toContain('action="/api/form/logout"');
});

it("the account's pages without scripts: addresses, and the wish list with today's prices", async () => {
  backend(({ url }) =>
    url.includes("wishlist")
      ? data({ items: [{ product_id: 7 }], total: 1 })
      : url.includes("products")
        ? data([{ id: 7, name: "Court racket", slug: "court-racket", finalPrice: 12 }])
        : data({
            id: 5,
            email: "ana@example.com",
            addresses: [{ id: 1, type: "main", street: "Ilica", houseNumber: "1" }],
          }),
  );
  const show = (section: "addresses" | "wishlist") =>
    bareMarkup(
      <PlainProfile context={context} visitor={customer()} query={{}} section={section} />,
    );
  const addresses = await show("addresses");
  expect(addresses).toContain("Ilica 1");
  expect(addresses).toContain('/profile/orders?plain=true"');
  const wishes = await show("wishlist");
  expect(wishes).toMatch(/href="[^"]*\/product\/court-racket"[^>]*>Court racket/);
  expect(wishes).toContain("€12.00");
});

it("the page after a login says what became of the cart, and no other page does", async () => {
  backend(() => failure(500, ""));
  const kept = keepRecovered({ found: 1, moved: 2, lost: 3, unknown: ["<Ball>"] }, false);
  const show = (query: Record<string, string>) =>
    serverMarkup(
      <PlainCart context={context} visitor={visitor(kept.split(";")[0])} query={query} />,
    );
  const page = await show({ recovered: "true" });
  for (const text of [
    "1 item from your last visit is back in your cart.",
    "The 2 items you have just added are in your cart.",
    "3 items are no longer available and were removed.",
    "&lt;Ball&gt;",
  ])
    expect(page).toContain(text);
  expect(await show({})).not.toContain("&lt;Ball&gt;");
});

it("the account of nobody leads to the login and back", async () => {
  backend(() => failure(401, ""));
  const page = await serverMarkup(
    <PlainProfile context={context} visitor={visitor()} query={{}} />,
  );
  expect(page).toContain("/login?plain=true&amp;redirect=");
  expect(page).toContain(en.errors.loginRequired);
});
