import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "#lib/shop/api/calls/index.ts";
import { mountSandbox } from "#tests/backends/sandbox.ts";
import { type Client, connect } from "./client.ts";

/** The lists that came, by path, as they were sent. */
const sent = new Map<string, unknown>();
mountSandbox(async (request, response) => {
  const { data } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { data?: unknown };
  sent.set(new URL(request.url).pathname.replace("/api/v1/", ""), data);
  return response;
});

let shop: Client;
beforeAll(async () => {
  shop = await connect("velo.localhost", "ar");
});

const list = (path: string) => Object.keys(sent.get(path) ?? {}).toSorted();

describe("a site whose backend answers lists in other shapes, with amounts as texts", () => {
  it("is read whole: products, categories, posts, events, consents", async () => {
    const products = await shop.get(calls.product.web.filter, {
      input: { limit: 200, filters: [{ key: "archived", value: false }] },
    });
    expect(list("product/web/filter")).toEqual(["items", "pagination"]);
    expect(products.items).toHaveLength(26);
    expect(products.items.filter(({ retailPrice }) => typeof retailPrice !== "number")).toEqual([]);
    expect(products.items.filter(({ name }) => !/[\u0600-\u06ff]/.test(name))).toEqual([]);
    const posts = await shop.get(calls.cms.post.filterStandard, {
      input: { postTypeSlugs: ["post"], page: 1, limit: 3 },
    });
    expect(list("cms/post/filterStandard")).toEqual(["lastPage", "records", "total"]);
    expect([posts.items.length, posts.total]).toEqual([3, 5]);
    const events = await shop.get(calls.calendar.event.public.filter, {
      input: { page: 1, limit: 10 },
    });
    expect(list("calendar/event/public/filter")).toEqual(["data", "pagination"]);
    expect(events.items).toHaveLength(3);
  });

  it("finds a product by its Arabic slug, with the options that some of its variants have", async () => {
    const slug = "دراجة-المدينة-كورنيش-3";
    const product = await shop.get(calls.product.web.get, {
      input: { slug, store: shop.storeId, currency: shop.currencyId },
    });
    expect(product.slugMain).toBe("corniche-3-city-bicycle");
    const variants = product.associatedProducts?.products ?? [];
    const named = variants.filter(({ customOptions }) => customOptions.length > 0);
    expect([variants.length, named.length]).toEqual([9, 3]);
  });
});
