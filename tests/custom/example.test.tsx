import { createTranslator, NextIntlClientProvider } from "next-intl";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { replaced } from "#components/kit/cms/replaced.tsx";
import { leadingSection, Sections } from "#components/pages/sections/sections.tsx";
import { ContentView } from "#components/pages/views/content-view.tsx";
import { check } from "#custom/example/checks/clock.ts";
import { Replacement } from "#custom/example/replacements/footer.tsx";
import { handleCustom } from "#lib/gateway/custom/handle-custom.ts";
import { definitionNamed } from "#lib/shop/domain/sections/find-definition.ts";
import { sampleElement } from "#lib/shop/domain/sections/sample-element.ts";
import { sampleWords } from "#lib/shop/domain/sections/sample-words.ts";
import { allowedAt } from "#lib/staff/edit/model/place.ts";
import { loadMessages } from "#lib/web/i18n/messages.ts";
import { contentMetadata } from "#lib/web/seo/content-metadata.ts";
import { readTheme } from "#lib/web/theme/read-theme.ts";
import { backend, ORIGIN, requestOf } from "#tests/backends/gateway.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { anElement } from "#tests/factories/element.ts";
import { bareMarkup } from "#tests/factories/server-markup.tsx";
import { testContext } from "#tests/factories/visit.ts";

// As `npm run custom` writes when the example is an adopter's own (generate.test.ts).
vi.mock("#custom/generated/definitions.ts", async () => ({
  CUSTOM_SECTIONS: [(await import("#custom/example/sections/steps/definition.ts")).definition],
}));
vi.mock("#custom/generated/sections.ts", async () => ({
  CUSTOM_SECTIONS: { steps: (await import("#custom/example/sections/steps/section.tsx")).Section },
}));
vi.mock("#custom/generated/pages.ts", async () => ({
  CUSTOM_PAGES: [(await import("#custom/example/pages/size-finder/page.tsx")).page],
}));
vi.mock("#custom/generated/routes.ts", async () => ({
  CUSTOM_ROUTES: { clock: (await import("#custom/example/routes/clock/route.ts")).route },
}));
vi.mock("#custom/generated/themes.ts", async () => ({
  CUSTOM_THEMES: { forest: (await import("#custom/example/themes/forest.ts")).theme },
}));
vi.mock("#custom/generated/messages.ts", () => ({
  CUSTOM_MESSAGES: {
    en: [
      () => import("#custom/example/sections/steps/messages/en.json"),
      () => import("#custom/example/messages/en.json"),
    ],
    hr: [() => import("#custom/example/messages/hr.json")],
  },
}));
vi.mock("#lib/web/site/current-context.ts", () => ({
  getCurrentContext: () => ({ site: { defaultLocale: "en" }, locale: "en" }),
}));
vi.mock("next-intl/server", () => ({
  getTranslations: async ({ locale, namespace }: { locale: string; namespace: string }) =>
    createTranslator({ locale, namespace, messages: await loadMessages(locale) }),
}));

const english = await loadMessages("en");
const markup = (node: React.ReactNode) =>
  bareMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={english}>
      {node}
    </NextIntlClientProvider>,
  );
const steps = definitionNamed("steps") ?? expect.fail("The section is not known.");

describe("a section of one's own", () => {
  const samples = english.samples;
  const element = {
    ...anElement({ id: 1 }),
    ...sampleElement(steps, {
      wordsOf: (definition, slot, part) =>
        typeof samples === "object" ? sampleWords(samples, definition, slot, part) : "",
      pictures: [],
      icons: [],
    }),
  };

  it("is drawn by its component, with its own words in the gallery's sample", async () => {
    const page = await markup(<Sections elements={[element]} handler="page-section:home" />);
    expect(page).toContain('aria-label="Steps in their order"');
    expect(page).toContain("How it works</h1>");
    expect(page).toContain("Bring it");
    expect(page).toContain("Pay when it works.");
  });

  it("can open a page, and its slots are what a browser may save", () => {
    expect(leadingSection([element])).toBe(0);
    expect(allowedAt(steps, "meta.title")).not.toBeNull();
    expect(allowedAt(steps, "parts.i0.meta.text")).not.toBeNull();
    expect(allowedAt(steps, "meta.price")).toBeNull();
  });
});

describe("a page of one's own", () => {
  beforeEach(() => {
    vi.stubEnv("BACKEND_URL", "http://backend.test");
  });

  it("is at its address of the language, and the backend is asked for nothing", async () => {
    const asked = vi.spyOn(globalThis, "fetch");
    const context = testContext();
    const page = await markup(await ContentView({ context, slug: ["size-finder"] }));
    expect(page).toContain("Size finder</h1>");
    expect(page).toContain("265 mm");
    expect(await contentMetadata(context, "size-finder")).toMatchObject({
      title: "Size finder | Tenis",
      alternates: {
        canonical: expect.stringMatching(/\/en\/size-finder$/),
        languages: { hr: expect.stringMatching(/\/pronadi-velicinu$/) },
      },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it("is in each of the site's languages once in the sitemap's terms", async () => {
    const { customHrefs } = await import("#lib/web/seo/custom-metadata.ts");
    const { customPagesOf } = await import("#lib/web/custom/find-page.ts");
    const [page] = customPagesOf(testContext());
    expect(customHrefs(testContext(), page ?? expect.fail("no page"))).toEqual({
      hr: "/pronadi-velicinu",
      en: "/en/size-finder",
      de: "/de/groessenfinder",
    });
  });
});

describe("a route of one's own", () => {
  it("answers for the site that is asked, and is kept nowhere", async () => {
    backend(() => data([]));
    const response = await handleCustom(requestOf("custom/clock", { method: "GET" }));
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toMatchObject({ timeZone: "UTC" });
    const { url, headers } = requestOf("custom/clock", { method: "GET" });
    const head = await handleCustom(new Request(url, { method: "HEAD", headers }));
    expect(head.status).toBe(200);
  });

  it("refuses other names, other methods and other sites' pages", async () => {
    backend(() => data([]));
    expect((await handleCustom(requestOf("custom/watch", { method: "GET" }))).status).toBe(404);
    expect((await handleCustom(requestOf("custom/toString", { method: "GET" }))).status).toBe(404);
    const posted = await handleCustom(requestOf("custom/clock"));
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET"]);
    const { CUSTOM_ROUTES } = await import("#custom/generated/routes.ts");
    Object.assign(CUSTOM_ROUTES, { note: { POST: () => Response.json({}) } });
    expect((await handleCustom(requestOf("custom/note"))).status).toBe(200);
    const foreign = { origin: "https://other.test", "sec-fetch-site": "cross-site" };
    expect((await handleCustom(requestOf("custom/note", { headers: foreign }))).status).toBe(403);
    expect(ORIGIN).not.toBe(foreign.origin);
  });
});

it("the footer of one's own is around the shop's", async () => {
  const Footer = replaced(Replacement, () => <footer>the shop's</footer>);
  const page = await markup(<Footer element={null} />);
  expect(page).toMatch(/Repaired, not thrown away\.<\/p><footer>the shop/);
});

it("a theme of one's own is what the option names, below what a site sets itself", () => {
  const forest = readTheme({ options: new Map([["ThemePreset", "forest"]]) });
  expect([forest.radius, forest.fonts]).toEqual(["small", "editorial"]);
  const rounder = new Map([
    ["ThemePreset", "forest"],
    ["ThemeRadius", "large"],
  ]);
  expect(readTheme({ options: rounder })).toMatchObject({ radius: "large", fonts: "editorial" });
  const plain = readTheme({ options: new Map([["ThemePreset", "constructor"]]) });
  expect(plain.palette).toEqual(readTheme({ options: new Map() }).palette);
});

it("words of one's own add to the shop's in each language that has them, else in English", async () => {
  expect(await loadMessages("hr")).toMatchObject({
    custom: { promise: "Popravljeno, a ne bačeno." },
    edit: { names: { custom: { steps: "Steps" } } },
  });
});

it("a check of one's own passes here", async () => {
  expect(await check.run()).toBeNull();
});
