import { expect, it, vi } from "vitest";
import { type KeptForm, keepForm } from "#lib/gateway/form/stored-form.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import en from "#messages/en.json";
import { backend } from "#tests/backends/gateway.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext, testSite } from "#tests/factories/visit.ts";
import { PlainConfirmation } from "./plain-confirmation.tsx";
import { PlainPassword } from "./plain-password.tsx";
import { PlainRegister } from "./plain-register.tsx";

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#components/shop/consent/get-consents.ts", () => ({
  getConsents: async () => [{ uniqueNumber: 4, required: true, text: "Terms" }],
}));
vi.mock("#lib/web/data/addresses/domain-hosts.ts", () => ({ getDomainHosts: async () => [] }));
vi.mock("#components/pages/layout/not-found-view.tsx", () => ({
  NotFoundView: () => <h1>lost</h1>,
}));

const context = testContext();
const VIEWS = { register: PlainRegister, password: PlainPassword, confirm: PlainConfirmation };

/** A page of an address, with what was kept of its form before; what it asked the backend. */
async function show(
  view: keyof typeof VIEWS,
  query: Record<string, string>,
  kept: Partial<KeptForm> = {},
  site = context.site,
) {
  const asked = backend(() => data({}));
  const cookie = keepForm({ form: "", values: {}, mistakes: {}, sent: null, ...kept }, false);
  const headers = new Headers({ host: "shop.test:3000", cookie: cookie.split(";")[0] ?? "" });
  const visitor = openVisitor(headers, "en");
  const View = VIEWS[view];
  const page = await serverMarkup(
    <View context={{ ...context, site }} visitor={visitor} query={query} />,
  );
  return { page, asked };
}

it("a registration is a form that shows what was typed and what is wrong beside each field", async () => {
  const { page } = await show(
    "register",
    { problem: "unknownRule", redirect: "/en/cart" },
    {
      form: "register",
      values: { firstName: ["<Ana>"], email: ["ana@"], consent: ["n:4"] },
      mistakes: { lastName: "required", email: "email", password: "min:8" },
    },
  );
  expect(page).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/api\/form\/register"/);
  for (const text of [
    'value="&lt;Ana&gt;"',
    'value="ana@"',
    'name="to" value="/en/cart"',
    en.errors.missing.lastName,
    en.errors.email,
    "Please use at least 8 characters",
  ])
    expect(page).toContain(text);
  expect(page).toMatch(/<input(?=[^>]*name="consent")(?=[^>]*value="n:4")[^>]*checked=""/);
});

it("a registration shows nothing of a form that was not refused", async () => {
  const { page } = await show("register", {}, { form: "register", values: { email: ["ana@"] } });
  expect(page).not.toContain("ana@");
});

it("a registration with a captcha says that it needs a script, and has no form", async () => {
  const site = testSite({ options: new Map([["CaptchaSiteKey", "key"]]) });
  const { page } = await show("register", {}, {}, site);
  expect(page).toContain(en.plain.register);
  expect(page).toContain("/en/login?plain=true");
  expect(page).not.toContain("/api/form/");
});

it("a registration says where the confirmation e-mail was sent", async () => {
  const kept = { form: "register", values: { email: ["ana@example.com"] } };
  const { page } = await show("register", { sent: "true" }, kept);
  expect(page).toContain("ana@example.com");
  expect(page).not.toContain("/api/form/register");
});

it("a form requests an e-mail for a forgotten password, whose link leads to the form that sets a new one", async () => {
  const ask = await show("password", {});
  expect(ask.page).toContain('action="/api/form/forgot"');
  const { page } = await show("password", { token: "a b/=" });
  expect(page).toContain('action="/api/form/set-password"');
  expect(page).toContain('name="token" value="a+b/="');
  expect(page).not.toContain('action="/api/form/forgot"');
});

it("a new password that was refused is asked for again by the token that was kept", async () => {
  const query = { step: "set", problem: "unknownRule" };
  const { page } = await show("password", query, {
    form: "set-password",
    values: { token: ["kept"] },
    mistakes: { again: "passwordsDiffer" },
  });
  expect(page).toContain('name="token" value="kept"');
  expect(page).toContain(en.errors.passwordsDiffer);
  const lost = await show("password", query);
  expect(lost.page).toContain(en.auth.forgotPassword.expired);
  expect(lost.page).toContain('action="/api/form/forgot"');
});

it("the letter of a form is confirmed by a press, and by no reading of the page", async () => {
  const { page, asked } = await show("confirm", { form: "7", token: "a b" });
  expect(asked).toEqual([]);
  expect(page).toContain('action="/api/form/confirm-email"');
  expect(page).toContain('name="token" value="a+b"');
  expect(page).toContain('name="form" value="7"');
});

it.each([
  ["message", "<b>Hello</b>", "&lt;b&gt;Hello&lt;/b&gt;", "/en/shop"],
  ["url", "https://evil.test/x", en.auth.confirmEmail.foreign.replace("{host}", "evil.test"), ""],
  ["url", "/en/blog", en.auth.confirmEmail.continue, "/en/blog"],
  ["url", "javascript:alert(1)", en.auth.confirmEmail.refused, "/en/shop"],
])("a confirmed e-mail with the goal %s %s shows it and goes nowhere by itself", async (goalType, goal, text, way) => {
  const query = { goal, goalType, confirmedEmail: "ana@example.com" };
  const addressed = await show("confirm", query);
  const sent = { goalType, goal, message: "" };
  const pressed = await show("confirm", { confirmed: "true" }, { form: "confirm-email", sent });
  for (const { page } of [addressed, pressed]) {
    expect(page).toContain(text);
    expect(page).toContain(way);
    expect(page).not.toContain('href="javascript');
    expect(page).not.toContain("http-equiv");
  }
});

// Next sends nothing but scripts for what throws `notFound` (decision 0009).
it("the link of an e-mail without a goal shows the 404 page", async () => {
  expect((await show("confirm", {})).page).toContain("<h1>lost</h1>");
});

it("a confirmation without an answer is repeated with the stored token", async () => {
  const values = { token: ["kept"], form: ["7"] };
  const query = { confirmed: "unanswered" };
  const { page } = await show("confirm", query, { form: "confirm-email", values });
  expect(page).toContain(en.auth.verification.silent);
  expect(page).toContain('name="token" value="kept"');
  const refused = await show("confirm", { confirmed: "refused" });
  expect(refused.page).toContain(en.auth.confirmEmail.used);
});
