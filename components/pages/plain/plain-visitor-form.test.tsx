import { expect, it, vi } from "vitest";
import { type KeptForm, keepForm } from "#lib/gateway/form/stored-form.ts";
import { openVisitor } from "#lib/gateway/form/visitor.ts";
import en from "#messages/en.json";
import { backend } from "#tests/backends/gateway.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { serverMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";
import { PlainVisitorForm } from "./plain-visitor-form.tsx";

const FIELDS = vi.hoisted(() => [
  { name: "name", label: "Name", required: true },
  { name: "mail", label: "Mail", type: "email", required: true },
]);

vi.mock(
  "next-intl/server",
  async () => (await import("#tests/factories/server-markup.tsx")).serverMessages,
);
vi.mock("#components/kit/messages/client-messages.tsx", () => ({
  ClientMessages: ({ children }: { children: unknown }) => children,
}));
vi.mock("#components/shop/consent/get-consents.ts", () => ({
  getConsents: async () => [{ uniqueNumber: 8, required: true, text: "Agreed" }],
}));
vi.mock("#lib/web/data/content/forms.ts", async () => {
  const { form } = await import("#lib/shop/api/schemas/feedback.ts");
  const shown = { id: 3, type: "contactForm", title: "Write to us", fields: FIELDS };
  return { getForm: async () => form.parse(shown) };
});
vi.mock("#lib/web/data/addresses/domain-hosts.ts", () => ({ getDomainHosts: async () => [] }));

const context = testContext();
function draw(kept: Partial<KeptForm>, query: Record<string, string>) {
  backend(() => data({}));
  const set = keepForm({ form: "3", values: {}, mistakes: {}, sent: null, ...kept }, false);
  const headers = new Headers({ host: "shop.test:3000", cookie: set.split(";")[0] ?? "" });
  return serverMarkup(
    <PlainVisitorForm
      context={context}
      visitor={openVisitor(headers, "en")}
      query={{ form: "3", ...query }}
    />,
  );
}

it("a form that was refused shows what was typed, and what is wrong beside the field", async () => {
  const page = await draw(
    { values: { "field-name": ["Ana"], "field-mail": ["ana@"], "consent-8": ["on"] } },
    { problem: "unknownRule" },
  );
  expect(page).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/api\/form\/send"/);
  for (const value of ["Ana", "ana@"]) expect(page).toContain(`value="${value}"`);
  expect(page).toMatch(/<input(?=[^>]*name="consent-8")[^>]*checked/);
  expect(page.split(en.forms.error.email)).toHaveLength(2);
  expect(page).toContain(en.errors.unknownRule);
});

it("a text that no cookie could hold comes back as its beginning, and its field is named", async () => {
  const letters = Array.from({ length: 400 }, () => crypto.randomUUID()).join("");
  const page = await draw({ values: { "field-name": [letters] } }, { problem: "unknownRule" });
  const [before, after] = en.plain.cut.split("{fields}");
  expect(page).toContain(`${before}Name${after}`);
  expect(page).toMatch(new RegExp(`value="${letters.slice(0, 1_000)}[^"]*"`));
  const short = await draw({ values: { "field-name": ["ana"] } }, { problem: "unknownRule" });
  expect(short).not.toContain(before);
});

it("a form that was sent is thanked for in the shop's own words", async () => {
  const sent = { goalType: "message", goal: "", message: "We will <b>write</b>." };
  const page = await draw({ sent }, { sent: "true" });
  expect(page).toContain("We will &lt;b&gt;write&lt;/b&gt;.");
  expect(page).not.toContain("<form");
});

it.each([
  ["https://other.test/a", 'href="https://other.test/a"'],
  ["javascript:alert(1)", en.forms.sent],
])("a goal of %s is a link, or nothing", async (goal, shown) => {
  const page = await draw({ sent: { goalType: "url", goal, message: "" } }, { sent: "true" });
  expect(page).toContain(shown);
  expect(page).not.toContain("javascript:");
});
