import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect } from "./client.ts";

const sandbox = mountSandbox();
let shop: Client;
let arabic: Client;
beforeAll(async () => {
  shop = await connect("odd.localhost", "en");
  arabic = await connect("odd.localhost", "ar");
});

const unarchived = { key: "archived", value: false } as const;
const products = (client: Client, page: number) =>
  client.get(calls.product.web.filter, { input: { filters: [unarchived], page, limit: 12 } });

it("has a store for a language without a message catalogue", async () => {
  expect(arabic.storeId).not.toBe(shop.storeId);
  const commons = await shop.get(calls.commons, { input: { language: "ar" } });
  expect(commons.languages.map(({ code2 }) => code2)).toContain("ar");
});

it("pages through a list whose pages come in different shapes", async () => {
  const first = await products(shop, 1);
  const pages = [first];
  for (let page = 2; page <= first.totalPages; page += 1) pages.push(await products(shop, page));
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(pages.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(first.total);
  expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
});

it("reads every product, post, event and category, whatever is missing", async () => {
  const { items, total } = await shop.get(calls.product.web.filter, {
    input: { filters: [unarchived], limit: 200, select: ["id", "slug", "name"] },
  });
  expect(items).toHaveLength(total);
  for (const { slug, name } of items) {
    const input = { slug, store: shop.storeId, currency: shop.currencyId };
    expect((await shop.get(calls.product.web.get, { input })).name, slug).toBe(name);
  }
  const posts = await shop.get(calls.cms.post.filterStandard, {
    input: { postTypeSlugs: ["post", "page"], limit: 100 },
  });
  expect(posts.items).toHaveLength(posts.total);
  for (const { slug, postTypeSlug } of posts.items) {
    const { type } = await shop.get(calls.cms.finder.decide, { input: { params: [slug] } });
    expect(type, slug).toBe(postTypeSlug);
  }
  const events = await shop.get(calls.calendar.event.public.filter, { input: { limit: 50 } });
  expect(events.items).toHaveLength(events.total);
  const categories = await shop.get(calls.product.web.category.filter, { input: { limit: 50 } });
  expect(categories.items).toHaveLength(categories.total);
  for (const { slug } of categories.items) {
    const found = await shop.get(calls.product.web.category.filter, { input: { slug } });
    expect(found.items[0]?.slug).toBe(slug);
  }
});

it("finds slugs of its own in the second language", async () => {
  const input = { type: "product", slug: "rtl-name", language: "ar" };
  const { slug } = await shop.get(calls.cms.finder.getUrlOnLanguage, { input });
  expect(slug).toBe("مضرب-تنس");
  const found = await arabic.get(calls.product.web.get, {
    input: { slug, store: arabic.storeId, currency: arabic.currencyId },
  });
  expect(found.translations).toMatchObject({ en: "rtl-name", ar: slug });
});

describe("filters", () => {
  it("come in every type, also for attributes named like object properties", async () => {
    const layers = await shop.get(calls.product.layered.navigation, {
      input: { filters: [unarchived] },
    });
    expect(new Set(layers.map(({ type }) => type))).toEqual(
      new Set(
        "dropdown multipleSelect textSwatch visualSwatch YesNo Number Date DateTime".split(" "),
      ),
    );
    expect(layers.find(({ attributeCode }) => attributeCode === "sixty")?.values).toHaveLength(60);
    for (const attributeCode of ["__proto__", "constructor"]) {
      const layer = layers.find((one) => one.attributeCode === attributeCode);
      const value = [Number(layer?.values[0]?.id)];
      const found = await shop.get(calls.product.web.filter, {
        input: { filters: [unarchived, { key: attributeCode, value }], limit: 50 },
      });
      expect(found.total, attributeCode).toBe(layer?.values[0]?.totalProducts);
    }
  });
});

it("answers all lists in the shape chosen on the control page", async () => {
  const shape = (name: string) =>
    sandbox.fetch(
      new Request("http://sandbox.test/_sandbox/shapes", {
        method: "POST",
        body: JSON.stringify({ shape: name }),
      }),
    );
  const totals: number[] = [];
  for (const name of ["a", "b", "c", "own"]) {
    expect((await shape(name)).status).toBe(200);
    totals.push((await products(shop, 2)).total);
  }
  expect(new Set(totals).size).toBe(1);
  expect((await shape("d")).status).toBe(422);
});

it("logs a consent by the number that the backend gave it, and not by its text", async () => {
  const records = await shop.get(calls.gdpr.web.consent.filter, {
    input: { formType: "checkoutForm" },
  });
  const [{ uniqueNumber } = expect.fail("no consent")] = records;
  expect(uniqueNumber).toBeTypeOf("number");
  const log = (consent: string | number) =>
    shop.send(calls.gdpr.web.consent.log.create, {
      input: {
        status: "accepted",
        statusTimestamp: new Date().toISOString(),
        sourceType: "checkoutForm",
        consents: [consent],
        user: { userType: "guest", email: "guest@example.test" },
      },
    });
  expect(await log(uniqueNumber)).toMatchObject({ ok: true });
  expect(await log(String(uniqueNumber))).toMatchObject({ ok: false });
});
