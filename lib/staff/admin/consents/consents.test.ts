import { beforeEach, describe, expect, it, vi } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { readAudit } from "#lib/staff/edit/audit-log.ts";
import { forgetLines } from "#lib/web/cache/bounded-lists.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { connect } from "#tests/contract/client.ts";
import { askAsStaff as ask } from "#tests/factories/staff-requests.ts";
import { rowOf, toConsentRows } from "./consent-rows.ts";
import { handleConsentPreview } from "./handle-preview.ts";
import { handleConsentSave } from "./handle-save-consent.ts";

const { expireTags } = vi.hoisted(() => ({ expireTags: vi.fn() }));
vi.mock("#lib/web/cache/expire.ts", () => ({ expireTags }));

mountSandbox();

beforeEach(() => {
  resetLimits();
  forgetLines();
  expireTags.mockClear();
});

/** The consents of the checkout, as shoppers get them. */
async function checkout(language = "en", domain = "localhost") {
  const shop = await connect(domain, language);
  const input = { formType: "checkoutForm" };
  return toConsentRows(await shop.get(calls.gdpr.web.consent.filter, { input }));
}

const save = (body: object, where = {}) =>
  ask(handleConsentSave, { formType: "checkoutForm", required: false, order: [], ...body }, where);

describe("a consent", () => {
  it("is made in every language, required where it is said, and shown to shoppers", async () => {
    const domain = "tenis.localhost";
    const numbers = (await checkout("hr", domain)).map(({ uniqueNumber }) => uniqueNumber);
    const made = await save(
      {
        uniqueNumber: null,
        required: true,
        order: [null, ...numbers],
        texts: {
          hr: { html: "Prihvaćam <b>to</b>.", before: "" },
          de: { html: "Das akzeptiere ich.", before: "" },
        },
      },
      { domain, language: "hr" },
    );
    expect(made.status).toBe(200);
    const [own, ...others] = await checkout("hr", domain);
    expect(own).toMatchObject({
      slug: made.body.data.slug,
      html: "Prihvaćam <b>to</b>.",
      required: true,
    });
    expect(others.map(({ uniqueNumber }) => uniqueNumber)).toEqual(numbers);
    expect((await checkout("de", domain))[0]?.html).toBe("Das akzeptiere ich.");
    expect(expireTags.mock.calls.flatMap(([, tags]) => tags)).toContain("consents");
  });

  it("gets new words and another place, while the other consents of its form stay as they are", async () => {
    const [first, second, ...others] = await checkout();
    if (!first || !second) return expect.fail("the seed has too few consents");
    const saved = await save({
      uniqueNumber: second.uniqueNumber,
      required: second.required,
      order: [null, first.uniqueNumber],
      texts: { en: { html: "Other words", before: second.html } },
    });
    expect(saved.status).toBe(200);
    expect(await checkout()).toEqual([{ ...second, html: "Other words" }, first, ...others]);
  });

  it("is not written over where somebody else has changed it meanwhile", async () => {
    const [first] = await checkout();
    const answer = await save({
      uniqueNumber: first?.uniqueNumber,
      texts: { en: { html: "Mine", before: "what was there long ago" } },
    });
    expect(answer.status).toBe(409);
    expect((await checkout())[0]).toEqual(first);
  });

  it("is saved where the backend only confirms the write, with new rules or as a new one", async () => {
    const [first, ...others] = await checkout();
    if (!first) return expect.fail("the seed has too few consents");
    const confirm = () => {
      const real = globalThis.fetch;
      vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
        const response = await real(input, init);
        const url = input instanceof Request ? input.url : String(input);
        return url.includes("consent/create") && response.ok
          ? Response.json({ data: { saved: true } })
          : response;
      });
    };
    confirm();
    const required = !first.required;
    const rules = await save({ uniqueNumber: first.uniqueNumber, required, texts: {} });
    expect(rules).toMatchObject({ status: 200, body: { data: { slug: first.slug } } });
    const made = await save({ uniqueNumber: null, texts: { en: { html: "New", before: "" } } });
    vi.unstubAllGlobals();
    expect(made.status).toBe(200);
    const now = await checkout();
    expect(now.find(({ slug }) => slug === first.slug)).toEqual({ ...first, required });
    expect(now.find(({ html }) => html === "New")?.slug).toBe(made.body.data.slug);
    expect(now).toHaveLength(others.length + 2);
  });

  it("of a number that several forms show is the one of the form that it is opened from", async () => {
    const record = { uniqueNumber: "both", id: 1, consents: ["both"], requiredConsents: [] };
    const rows = toConsentRows([
      { ...record, assigned_to: "checkoutForm", displayName: "Shared" },
      { ...record, assigned_to: "newsletter", displayName: "Shared", requiredConsents: ["both"] },
    ]);
    const of = (formType: string) => rowOf(rows, { slug: "both", formType });
    expect(of("newsletter")).toMatchObject({ formType: "newsletter", required: true });
    expect(of("checkoutForm")).toMatchObject({ formType: "checkoutForm", required: false });
    expect(of("")).toMatchObject({ formType: "checkoutForm" });
    expect(rowOf(rows, { slug: "none", formType: "newsletter" })).toBeUndefined();
  });

  it.each([
    [
      "an unknown number",
      { uniqueNumber: "no-such", texts: { en: { html: "a", before: "" } } },
      404,
    ],
    [
      "a language that the site does not have",
      { uniqueNumber: null, texts: { xx: { html: "a", before: "" } } },
      422,
    ],
    ["no words", { uniqueNumber: null, texts: { en: { html: "<b> </b>", before: "" } } }, 422],
    ["no language", { uniqueNumber: null, texts: {} }, 422],
  ])("is refused with %s", async (_, body, status) => {
    expect((await save(body)).status).toBe(status);
  });

  it("is stored as the sanitiser returns it, and refused with markup that pages do not show", async () => {
    const add = (html: string) => save({ uniqueNumber: null, texts: { en: { html, before: "" } } });
    for (const html of [
      '<a href="/x" target=">" onclick="alert(1)">x</a>',
      '<a target=">" href="javascript:alert(1)">x</a>',
      "<img src=x onerror=alert(1)//",
    ])
      expect((await add(html)).status, html).toBe(422);
    const made = await add("I accept <b>all.<img src=x onerror=alert(1)//");
    expect(made.status).toBe(200);
    const own = (await checkout()).find(({ slug }) => slug === made.body.data.slug);
    expect(own?.html).toBe("I accept <b>all.</b>");
  });

  it("is saved by staff alone", async () => {
    const body = {
      uniqueNumber: null,
      formType: "newsletter",
      required: false,
      order: [],
      texts: {},
    };
    expect((await ask(handleConsentSave, body, { isStaff: false })).status).toBe(401);
    expect((await ask(handleConsentPreview, { html: "a" }, { isStaff: false })).status).toBe(401);
  });

  it("leaves a line of the audit before and after, without the words", async () => {
    const [first] = await checkout();
    const texts = { en: { html: "CANARY", before: first?.html } };
    expect((await save({ uniqueNumber: first?.uniqueNumber, texts })).status).toBe(200);
    const shop = await connect("localhost", "en");
    const lines = await readAudit(shop.site.siteId);
    expect(lines.map(({ action, details }) => [action, details.state])).toEqual([
      ["consent.save", "saved"],
      ["consent.save", "begins"],
    ]);
    expect(JSON.stringify(lines)).not.toContain("CANARY");
  });
});

it("shows a text as shoppers will see it", async () => {
  const { body } = await ask(handleConsentPreview, {
    html: '<p>Read <a href="javascript:alert(1)">this</a> <script>x</script><b>well</b></p>',
  });
  expect(body.data.html).toBe("Read this <b>well</b>");
});

it("names a consent by its number, or by its id if the number cannot be used in an address", () => {
  const one = (uniqueNumber: string | number) => ({
    uniqueNumber,
    id: 5,
    displayName: "a",
    assigned_to: "f",
    consents: [],
    requiredConsents: [],
  });
  const slugs = toConsentRows([one("a-1"), one(7), one("a/b"), one("new"), one("..")]).map(
    ({ slug }) => slug,
  );
  expect(slugs).toEqual(["a-1", "7", "id-5", "id-5", "id-5"]);
});
