import { beforeAll, describe, expect, it } from "vitest";
import { offsetAt } from "#lib/base/utils/time-zone.ts";
import type { Call } from "#lib/shop/api/call.ts";
import { calls } from "#lib/shop/api/calls/index.ts";
import { sendToBackend } from "#lib/shop/api/http/backend.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect, outcome } from "./client.ts";
import { shapesOf } from "./shapes.ts";

/** The last raw answer of the sandbox. */
let raw: { data?: unknown } = {};
mountSandbox(async (_, response) => {
  raw = (await response
    .clone()
    .json()
    .catch(() => ({}))) as typeof raw;
  return response;
});

let shop: Client;
beforeAll(async () => {
  shop = await connect();
});

describe("start", () => {
  it("recognises its domains and no others", async () => {
    const detect = (domain: string) =>
      sendToBackend(calls.v2.domainDetect, { headers: { Referer: `https://${domain}/` } });
    expect((await detect("localhost")).ok).toBe(true);
    expect(await detect("nobody.example")).toMatchObject({
      ok: false,
      error: { kind: "notFound" },
    });
  });

  it("returns languages, stores, countries and options", async () => {
    const commons = await shop.get(calls.commons, { input: { language: "hr" } });
    expect(commons.languages.map(({ code2 }) => code2)).toEqual(
      expect.arrayContaining(["en", "hr", "de"]),
    );
    expect(commons.countries.length).toBeGreaterThan(5);
    expect(commons.config.stores).toHaveLength(3);
    const options = await shop.get(calls.cms.option.filter);
    expect([
      options.get("DefaultLanguage"),
      String(options.get("AllowedLanguages")).split(",").length,
    ]).toEqual(["hr", 3]);
    expect((await shop.get(calls.ecommerce.settings.getCheckoutSettings)).cart_type).toBeTypeOf(
      "number",
    );
  });
});

/** Every read that answers a list: it must hold rows, and the same ones in each shape of docs/contract.md §1.4. */
const lists: [string, Call, Record<string, unknown>][] = [
  [
    "product web/filter",
    calls.product.web.filter,
    { filters: [{ key: "archived", value: false }], page: 1, limit: 12 },
  ],
  [
    "layered/navigation",
    calls.product.layered.navigation,
    { filters: [{ key: "archived", value: false }] },
  ],
  [
    "category/filter",
    calls.product.web.category.filter,
    { tree: true, sort: { field: "id", order: "asc" } },
  ],
  [
    "post/filterStandard",
    calls.cms.post.filterStandard,
    { postTypeSlugs: ["post"], page: 1, limit: 10 },
  ],
  [
    "element/getByHandlers",
    calls.cms.element.getByHandlers,
    { handlers: ["header-section", "footer-section", "cookie-section"] },
  ],
  ["gdpr consent/filter", calls.gdpr.web.consent.filter, { formType: "checkoutForm" }],
  ["cms consent/filter", calls.cms.consent.filter, { assigned_to: "checkoutForm", perPage: 50 }],
  ["event/public/filter", calls.calendar.event.public.filter, { page: 1, limit: 10 }],
  ["domain/filter", calls.settings.domain.filter, {}],
];
describe.each(lists)("%s", (_, call, input) => {
  it("returns rows in every list shape", async () => {
    const read = itemsOf(await shop.get(call, { input }));
    expect(read.length).toBeGreaterThan(0);
    for (const [name, shape] of shapesOf(raw.data))
      expect(itemsOf(call.answer.parse(shape)), name).toEqual(read);
  });
});

describe("single things", () => {
  it("returns a post of the site's own type, under the type that the finder names", async () => {
    const slug = "davor-koji-cuje-krivu-zicu";
    const found = await shop.get(calls.cms.finder.decide, { input: { params: [slug] } });
    expect(found).toMatchObject({ type: "post", postType: "interview", slug });
    const types = await shop.get(calls.cms.postType.filterStandard, { input: { page: 1 } });
    expect(types.map((type) => type.slug)).toEqual(["post", "page", "interview"]);
    const { items } = await shop.get(calls.cms.post.filterStandard, {
      input: { slug, postTypeSlugs: ["interview"] },
    });
    expect(items.map((post) => post.postTypeSlug)).toEqual(["interview"]);
  });

  it("returns an event over the change of the clocks", async () => {
    const { items } = await shop.get(calls.calendar.event.public.filter, { input: { limit: 50 } });
    const night = items.find(({ title }) => title.startsWith("Duga noć"));
    const [start, end] = [night?.startEvent, night?.endEvent].map((text) => Date.parse(text ?? ""));
    const offsets = [start ?? 0, end ?? 0].map((at) => offsetAt(at, "Europe/Zagreb") / 3_600_000);
    expect(offsets.toSorted()).toEqual([1, 2]);
  });

  it("returns a product and its category, by slug and by id", async () => {
    const { items } = await shop.get(calls.product.web.filter, {
      input: { limit: 50, filters: [{ key: "archived", value: false }] },
    });
    for (const { slug, name } of items.slice(0, 8)) {
      const input = { slug, store: shop.storeId, currency: shop.currencyId };
      const product = await shop.get(calls.product.web.get, { input });
      expect(product.name).toBe(name);
      expect(product.finalPrice).toBeGreaterThan(0);
      expect(product.media.length).toBeGreaterThan(0);
    }
    const id = items[0]?.id ?? 0;
    const whole = await shop.get(calls.product.web.get, {
      input: { id, store: shop.storeId, currency: shop.currencyId },
    });
    expect(
      await shop.get(calls.gaussbox.eCommerce.public.products.get, { input: { ids: [id] } }),
    ).toHaveLength(1);
    const category = whole.categories[0]?.id ?? expect.fail("a product without category");
    expect((await shop.get(calls.product.web.category.get, { params: { id: category } })).id).toBe(
      category,
    );
    await shop.get(calls.product.checkBundles, { input: { product: id } });
  });

  it("returns a configurable product with the variants of its attributes", async () => {
    const { items } = await shop.get(calls.product.web.filter, {
      input: { limit: 200, filters: [{ key: "archived", value: false }] },
    });
    const found = items.find(({ format }) => format === "configurable");
    const input = { id: found?.id ?? 0, store: shop.storeId, currency: shop.currencyId };
    const { associatedProducts } = await shop.get(calls.product.web.get, { input });
    const codes = associatedProducts?.attributes.map(({ attributeCode }) => attributeCode) ?? [];
    expect(codes.length).toBeGreaterThan(0);
    for (const { attributeSet } of associatedProducts?.products ?? []) {
      expect(attributeSet?.attributes.map(({ attributeCode }) => attributeCode)).toEqual(
        expect.arrayContaining(codes),
      );
    }
  });

  it("answers notFound for missing entities", async () => {
    const input = { slug: "no-such-thing", store: shop.storeId, currency: shop.currencyId };
    expect(await shop.send(calls.product.web.get, { input })).toMatchObject({
      ok: false,
      error: { kind: "notFound" },
    });
    expect(
      await shop.send(calls.product.web.category.get, { params: { id: 999_999 } }),
    ).toMatchObject({
      ok: false,
      error: { kind: "notFound" },
    });
    expect(
      (await shop.get(calls.cms.finder.decide, { input: { params: ["no-such-path"] } })).type,
    ).toBe("none");
  });

  it("returns navigation, terms, events, paths and slugs", async () => {
    expect(
      (await shop.get(calls.cms.navigation.tree, { params: { id: "main" } })).items.length,
    ).toBeGreaterThan(0);
    const { categories } = await shop.get(calls.cms.term.filter, {
      input: { termTypeTitles: "category", noPaginate: "true" },
    });
    expect(categories.length).toBeGreaterThan(0);
    const { slugMain } = await shop.get(calls.cms.term.filter, {
      input: { slug: categories[0]?.slug },
    });
    expect(slugMain?.id).toBe(categories[0]?.id);
    const { items } = await shop.get(calls.calendar.event.public.filter, {
      input: { page: 1, limit: 1 },
    });
    expect(
      (await shop.get(calls.calendar.event.public.get, { input: { id: items[0]?.id ?? 0 } })).title,
    ).toBe(items[0]?.title);
    const { items: posts } = await shop.get(calls.cms.post.filterStandard, {
      input: { limit: 1, postTypeSlugs: ["post"] },
    });
    const slug = posts[0]?.slug ?? "";
    expect((await shop.get(calls.cms.finder.decide, { input: { params: [slug] } })).type).toBe(
      "post",
    );
    await shop.get(calls.cms.finder.searchSlugs, {
      input: { search: slug.slice(0, 4), types: "page,post", limit: 5 },
    });
    await shop.get(calls.cms.finder.getUrlOnLanguage, {
      input: { type: "post", slug, language: "en" },
    });
  });

  it("accepts the report of a missing page", async () => {
    expect(
      outcome(
        await shop.send(calls.cms.redirect.addFailedRequest, { input: { path: "/no-such-path" } }),
      ),
    ).toBe("200");
  });
});

const itemsOf = (read: unknown): unknown[] =>
  Array.isArray(read) ? read : (read as { items: unknown[] }).items;
