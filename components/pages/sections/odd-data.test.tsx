import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { element } from "#lib/shop/api/schemas/content-schema.ts";
import en from "#messages/en.json";
import { fc } from "#tests/property.ts";
import { Sections } from "./sections.tsx";

vi.mock("#lib/web/site/current-context.ts", () => ({
  getCurrentContext: () => ({ site: { defaultLocale: "en" }, locale: "en" }),
}));

const COMPONENTS = [
  "hero",
  "text",
  "media",
  "gallery",
  "cards",
  "faq",
  "quote",
  "logos",
  "banner",
  "icons",
];
const SLOTS = ["title", "text", "body", "image", "media", "icon", "author", "caption"];
const OPTIONS = ["columns", "limit", "hidden", "color", "background"];

const media = fc.record(
  {
    path: fc.constantFrom("a.png", "b.pdf", "c.mp4", "", "javascript:x", "//x/y.png"),
    mime: fc.constantFrom("", "image/png", "application/pdf", "video/mp4"),
    size: fc.constantFrom<unknown>(0, "26694", -1, null),
    poster: fc.constantFrom<unknown>(null, "p.png", {}),
  },
  { requiredKeys: [] },
);
const value = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  media,
  fc.array(fc.oneof(media, fc.string()), { maxLength: 2 }),
);
const slots = (names: readonly string[]) => fc.dictionary(fc.constantFrom(...names), value);
const part = fc.record(
  {
    id: fc.constantFrom<unknown>(1, "2", null),
    title: fc.constantFrom<unknown>("", "Part", 3, null),
    meta: fc.oneof(
      slots(SLOTS),
      slots(SLOTS).map((meta) => JSON.stringify(meta)),
      value,
    ),
    linkMeta: fc.dictionary(
      fc.constantFrom("cta", "second", "link"),
      fc.oneof(value, fc.record({ href: fc.string(), name: fc.string() })),
    ),
    mobileMeta: fc.oneof(slots(SLOTS), value),
    options: fc.oneof(slots(OPTIONS), fc.constant(null)),
  },
  { requiredKeys: [] },
);

it("no section fails over what a backend may put, or leave out, in its slots", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...COMPONENTS),
      part,
      fc.oneof(fc.array(part, { maxLength: 3 }), value),
      (component, slotsOfSection, parts) => {
        const options = { ...Object(slotsOfSection.options), component };
        const read = element.parse({ ...slotsOfSection, id: 1, parts, options });
        const page = renderToStaticMarkup(
          <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ content: en.content }}>
            <Sections elements={[read]} handler="page-section:home" />
          </NextIntlClientProvider>,
        );
        expect(page).not.toMatch(/href="\s*javascript|src="\s*javascript|undefined|\[object/i);
      },
    ),
    { numRuns: 300 },
  );
});
