import { beforeEach, describe, expect, it } from "vitest";
import { resetLimits } from "#lib/gateway/counters.ts";
import { optionRowsCall } from "#lib/shop/api/calls/product-variants.ts";
import { forgetLines } from "#lib/web/cache/bounded-lists.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { connect } from "#tests/contract/client.ts";
import { askAsStaff as ask } from "#tests/factories/staff-requests.ts";
import { handleTemplateSave } from "./handle-save-template.ts";
import { fillTemplate, previewDocument, unknownVariables, variablesIn } from "./letter.ts";
import { readTemplate, writeTemplate } from "./template-value.ts";

mountSandbox();

beforeEach(() => {
  resetLimits();
  forgetLines();
});

const domain = "tenis.localhost";
const key = "RegistrationTemplate";

async function stored() {
  const shop = await connect(domain, "hr");
  const row = (await shop.get(optionRowsCall)).find((one) => one.key === key);
  return readTemplate(row ?? expect.fail("the seed has no such template"));
}
const save = (body: object, isStaff = true) =>
  ask(handleTemplateSave, { key, language: "hr", ...body }, { domain, language: "hr", isStaff });

describe("a template", () => {
  it("is saved in one language, the others stay as they are", async () => {
    const { texts } = await stored();
    const html = "<p>Bok {{firstName}}</p>";
    expect((await save({ html, before: texts.hr })).status).toBe(200);
    expect((await stored()).texts).toEqual({ ...texts, hr: html });
  });

  it.each([
    ["a variable that nothing fills in", { html: "{{firstname}} {{secret}}" }, 422],
    ["a language that the site does not have", { html: "a", language: "xx" }, 422],
    ["an option that is no template", { html: "a", key: "HomePageSlug" }, 422],
    ["a template that there is not", { html: "a", key: "OtherTemplate" }, 404],
  ])("is refused with %s", async (_, body, status) => {
    const before = await stored();
    expect((await save({ before: before.texts.hr, ...body })).status).toBe(status);
    expect(await stored()).toEqual(before);
  });

  it("is not written over where somebody else has changed it meanwhile", async () => {
    expect((await save({ html: "a", before: "long ago" })).status).toBe(409);
  });

  it("is saved by staff alone", async () => {
    expect((await save({ html: "a", before: "" }, false)).status).toBe(401);
  });
});

describe("an e-mail template", () => {
  it("names its variables, and those that nothing fills in", () => {
    const html = "{{ firstName }} {{link}} {{link}} {{custom}} {{oops}}";
    expect(variablesIn(html)).toEqual(["firstName", "link", "custom", "oops"]);
    expect(unknownVariables(html, "{{custom}}")).toEqual(["oops"]);
  });

  it("escapes what it fills in, in texts and in attributes", () => {
    const value = `"><img src=x onerror='a'>`;
    const filled = fillTemplate("<a href={{link}}>{{firstName}}</a>{{other}}", {
      link: value,
      firstName: value,
    });
    expect(filled).not.toMatch(/<img|src=|onerror=|['"]/);
    expect(filled).toContain("{{other}}");
  });

  it("is previewed in a document that loads and runs nothing", () => {
    const page = previewDocument("<script>x</script>", {}, 'en" onload="x');
    expect(page).toContain("default-src 'none'");
    expect(page.indexOf("Content-Security-Policy")).toBeLessThan(page.indexOf("<body>"));
    expect(page).not.toContain('" onload');
  });
});

it.each([
  ["an object", { en: "a", hr: "b" }],
  ["the JSON of one", '{"en":"a","hr":"b"}'],
])("reads and writes a template by language that comes as %s", (_, value) => {
  const row = { key, id: 1, value };
  expect(readTemplate(row)).toEqual({
    key,
    id: 1,
    isByLanguage: true,
    texts: { en: "a", hr: "b" },
  });
  const written = writeTemplate(value, "hr", "c");
  expect(typeof written).toBe(typeof value);
  expect(readTemplate({ ...row, value: written }).texts).toEqual({ en: "a", hr: "c" });
});

it("reads and writes one text for all languages", () => {
  const row = { key, id: 1, value: "{{firstName}}" };
  expect(readTemplate(row)).toMatchObject({ isByLanguage: false, texts: { "": "{{firstName}}" } });
  expect(writeTemplate(row.value, "", "new")).toBe("new");
});
