import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { Element } from "#lib/shop/api/schemas/content-schema.ts";
import en from "#messages/en.json";
import { anElement } from "#tests/factories/element.ts";
import { leadingSection, Sections } from "./sections.tsx";

vi.mock("#lib/web/site/current-context.ts", () => ({
  getCurrentContext: () => ({ site: { defaultLocale: "en" }, locale: "en" }),
}));
vi.mock("#components/kit/ui/link.tsx", () => ({
  Link: ({ href, newTab, ...props }: { href: string; newTab?: boolean }) => (
    <a href={href} target={newTab ? "_blank" : undefined} {...props} />
  ),
}));

const section = (id: number, component: string, fields: Partial<Element> = {}) =>
  anElement({ id, ...fields, options: { component, order: id, ...fields.options } });

const aPart = (fields: Partial<Element["parts"][number]>) => ({
  id: 1,
  title: "",
  meta: {},
  linkMeta: {},
  mobileMeta: {},
  options: {},
  mobileOptions: {},
  ...fields,
});

const html = (elements: readonly Element[], titled = false) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ content: en.content }}>
      <Sections elements={elements} titled={titled} handler="page-section:home" />
    </NextIntlClientProvider>,
  );

const hero = section(1, "hero", {
  meta: { title: "Your court", text: "<p>By the river</p><script>alert(1)</script>" },
  linkMeta: {
    cta: { href: "/shop", name: "Visit the shop" },
    second: { href: "javascript:alert(1)", name: "Bad" },
  },
});

describe("Sections", () => {
  it("renders texts, sanitised HTML and resolved links as plain markup", () => {
    const page = html([hero]);
    expect(page).toContain("<h1");
    expect(page).toContain("Your court</h1>");
    expect(page).toContain("<p>By the river</p>");
    expect(page).not.toContain("alert(1)");
    expect(page).toContain('href="/shop"');
    expect(page).toContain('href="#"');
    expect(page).not.toContain("data-edit");
  });

  it("keeps the focal point of a picture in view, and believes no other", () => {
    const pictured = (focal: unknown) =>
      html([section(1, "quote", { meta: { text: "A", image: { id: 1, path: "a.jpg", focal } } })]);
    expect(pictured({ x: 20, y: "75" })).toContain("object-position:20% 75%");
    for (const focal of [undefined, null, "10% 10%", { x: 20 }, { x: 200, y: 0 }])
      expect(pictured(focal)).not.toContain("object-position");
  });

  it("skips hidden and unknown sections", () => {
    const page = html([
      section(1, "text", { meta: { title: "Seen" } }),
      section(2, "text", { meta: { title: "Hidden" }, options: { hidden: true } }),
      section(3, "carousel", { meta: { title: "Unknown" } }),
      section(4, "constructor", { meta: { title: "Prototype" } }),
    ]);
    expect(page).toContain("Seen");
    for (const word of ["Hidden", "Unknown", "Prototype"]) expect(page).not.toContain(word);
  });

  it("gives the page one h1: the first section with a title, unless the page has its own", () => {
    const two = [hero, section(2, "hero", { meta: { title: "Second" } })];
    expect(html(two).match(/<h1/g)).toHaveLength(1);
    expect(html(two, true)).not.toContain("<h1");
    expect(leadingSection([section(1, "products"), hero])).toBe(-1);
    expect(leadingSection([section(1, "hero", { meta: { text: "No title" } }), hero])).toBe(-1);
    // A section without content does not get the h1.
    expect(leadingSection([section(1, "hero"), hero])).toBe(1);
  });

  it("renders a text twice only when phones have their own, and lets CSS choose", () => {
    const differing = html([{ ...hero, mobileMeta: { title: "Court" } }]);
    expect(differing).toMatch(
      /<h1[^>]*><span class="max-lg:hidden">Your court<\/span> <span class="lg:hidden">Court<\/span><\/h1>/,
    );
    expect(html([{ ...hero, mobileMeta: { title: "Your court" } }])).not.toContain("lg:hidden");
  });

  it("hides a section on one kind of screen only", () => {
    const page = html([
      section(1, "text", { meta: { title: "A" }, mobileOptions: { hidden: true } }),
    ]);
    expect(page).toContain('<section class="max-lg:hidden">');
  });

  it("gives phones their own order without reordering the markup", () => {
    const page = html([
      section(1, "text", { meta: { title: "First" } }),
      section(2, "text", { meta: { title: "Second" }, mobileOptions: { order: 0 } }),
    ]);
    expect(page.indexOf("First")).toBeLessThan(page.indexOf("Second"));
    expect(page).toMatch(/--place:1[^>]*>.*First/);
    expect(page).toMatch(/--place:0[^>]*><section[^>]*>(?:(?!First).)*Second/);
  });

  it("renders nothing for empty sections and unsupported forms", () => {
    const empty = ["hero", "text", "media", "quote", "banner", "cards", "gallery", "faq", "logos"];
    expect(html(empty.map((name, id) => section(id, name)))).toBe("");
    const later = ["carousel", "map"];
    expect(html(later.map((name, id) => section(id, name, { meta: { title: "T" } })))).toBe("");
    const hiddenPart = { options: { hidden: true }, meta: { title: "Gone" } };
    expect(html([section(1, "icons", { parts: [aPart(hiddenPart)] })])).toBe("");
    // Content for phones only counts as content.
    expect(html([section(1, "hero", { mobileMeta: { title: "Phone" } })])).toContain("Phone");
  });

  it("renders titles as text, whatever they contain", () => {
    const page = html([section(1, "hero", { meta: { title: "<img src=x onerror=alert(1)>" } })]);
    expect(page).toContain("&lt;img");
    expect(page).not.toContain("<img");
  });

  it("names every link, and opens external links in a new tab", () => {
    const page = html([
      section(1, "banner", { meta: { text: "Play" }, linkMeta: { cta: { href: "/shop" } } }),
      section(2, "logos", {
        parts: [
          aPart({
            meta: { image: { path: "logo.png" } },
            linkMeta: {
              link: { type: "external", href: "https://partner.example", name: "Partner" },
            },
          }),
        ],
      }),
    ]);
    expect(page).toMatch(/<a href="\/shop"[^>]*>More<\/a>/);
    expect(page).toMatch(/<a href="https:\/\/partner.example"[^>]*target="_blank"/);
    expect(page).toContain('alt="Partner"');
  });

  it("plays videos wherever a picture is allowed, including those for phones", () => {
    const film = { path: "serve.mp4", mime: "video/mp4", title: "Serve" };
    const page = html([
      section(1, "hero", { meta: { title: "T", image: film } }),
      section(2, "gallery", { parts: [aPart({ meta: { image: film } })] }),
      section(3, "media", { meta: { media: { path: "a.png" } }, mobileMeta: { media: film } }),
    ]);
    expect(page.match(/<video/g)).toHaveLength(3);
    expect(page).toMatch(/<img[^>]*max-lg:hidden/);
    expect(page).toMatch(/<video[^>]*lg:hidden/);
    expect(
      html([section(1, "hero", { meta: { title: "T", image: { path: "a.pdf" } } })]),
    ).not.toContain("lg:grid-cols");
  });

  it("offers a document as a download, wherever a picture is allowed", () => {
    const file = { path: "rules.pdf", mime: "application/pdf", title: "Rules", size: 26694 };
    const { media, ...pictured } = {
      media: section(1, "media", { meta: { media: file, caption: "To print" } }),
      hero: section(2, "hero", { meta: { title: "T", image: file } }),
      gallery: section(3, "gallery", { parts: [aPart({ meta: { image: file } })] }),
      cards: section(4, "cards", { parts: [aPart({ meta: { title: "T", image: file } })] }),
    };
    const link =
      /<a href="http:\/\/localhost:4000\/media\/rules.pdf" download="".*?Rules<\/span>.*?\(PDF, 27 kB\)/;
    for (const one of [media, ...Object.values(pictured)]) {
      const page = html([one]);
      expect(page.match(/<a /g)).toHaveLength(1);
      expect(page).toMatch(link);
      expect(page).not.toContain("<img");
    }
    expect(html([media])).toContain("To print");
    const phone = html([{ ...media, mobileMeta: { media: { path: "a.png" } } }]);
    expect(phone).toMatch(/<a [^>]*max-lg:hidden/);
    expect(
      html([section(1, "media", { meta: { media: { path: "javascript:x.pdf" } } })]),
    ).not.toContain("javascript");
  });

  it("shows an answer without a question expanded", () => {
    const page = html([section(1, "faq", { parts: [aPart({ meta: { text: "<p>Yes</p>" } })] })]);
    expect(page).toContain("<p>Yes</p>");
    expect(page).not.toContain("<summary");
  });

  it("leaves out hidden parts and keeps the edit addresses of the others", () => {
    const part = (title: string, hidden = false) => aPart({ meta: { title }, options: { hidden } });
    const page = html([section(1, "faq", { parts: [part("Shown"), part("Gone", true)] })]);
    expect(page).toContain("Shown");
    expect(page).not.toContain("Gone");
  });
});
