import { describe, expect, it } from "vitest";
import { createSandbox } from "../app.ts";
import { enlarge } from "./enlarge.ts";
import { seed } from "./index.ts";

const large = enlarge(seed, 6_000);
const [first] = large.sites;
const own = large.perSite?.[first?.domain ?? ""];

const unique = <T>(list: readonly T[] | undefined): number => new Set(list).size;

describe("an enlarged seed", () => {
  it("has as many products, categories, posts and sites as it should, each with an address of its own", () => {
    expect(unique(own?.products?.map(({ slug }) => slug.en))).toBe(6_000);
    expect(unique(own?.products?.map(({ sku }) => sku))).toBe(6_000);
    expect(unique(own?.categories?.map(({ slug }) => slug.en))).toBe(50);
    expect(own?.posts?.filter(({ kind }) => kind === "post")).toHaveLength(2_000);
    expect(large.sites).toHaveLength(Math.max(5, seed.sites.length));
    const huge = enlarge(seed, 60_000);
    const site = huge.perSite?.[first?.domain ?? ""];
    expect(site?.products).toHaveLength(60_000);
    expect(site?.categories).toHaveLength(500);
    expect(site?.posts?.filter(({ kind }) => kind === "post")).toHaveLength(20_000);
    expect(unique(huge.sites.map(({ domain }) => domain))).toBe(50);
    expect(unique(huge.sites.map(({ apiKey }) => apiKey))).toBe(50);
    expect(unique(huge.sites.flatMap(({ stores }) => Object.values(stores)))).toBe(
      huge.sites.flatMap(({ stores }) => Object.values(stores)).length,
    );
  });

  it("is the demo itself where it is not larger", () => {
    expect(enlarge(seed, 0)).toBe(seed);
    expect(enlarge(seed, Number.NaN)).toBe(seed);
  });

  it("answers lists, categories and searches over all of it, on its first site only", async () => {
    const sandbox = createSandbox({ seed: large });
    const ask = async (domain: string, path: string, input: object) => {
      const site = large.sites.find((one) => one.domain === domain);
      const answer = await sandbox.fetch(
        new Request(`http://sandbox/api/v1/product/${path}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            apiKey: site?.apiKey ?? "",
            site: String(site?.siteId),
            store: String(Object.values(site?.stores ?? {})[0]),
            language: site?.defaultLanguage ?? "",
          },
          body: JSON.stringify(input),
        }),
      );
      return (await answer.json()).data;
    };
    const domain = first?.domain ?? "";
    const filters = [{ key: "archived", value: false }];
    const all = await ask(domain, "web/filter", { filters, page: 1, limit: 24 });
    expect(all.totalRecords).toBeGreaterThan(5_900);
    const last = await ask(domain, "web/filter", { filters, page: all.totalPages, limit: 24 });
    expect(last.records.length).toBe(all.totalRecords - 24 * (all.totalPages - 1));
    const found = await ask(domain, "web/filter", { keywords: "racket", page: 2, limit: 24 });
    expect(found.records).toHaveLength(24);
    const tree = await ask(domain, "web/category/filter", { tree: true });
    const counts = tree.records.map(({ productCount }: { productCount: number }) => productCount);
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBeGreaterThan(5_900);
    const other = await ask("tenis.localhost", "web/filter", { filters, page: 1, limit: 24 });
    expect(other.totalRecords).toBeLessThan(100);
    sandbox.close();
  });
});
