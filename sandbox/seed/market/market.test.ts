import { expect, it } from "vitest";
import { createSandbox } from "../../app.ts";
import { seed } from "../index.ts";
import type { LateSite } from "../types.ts";
import { drawnPicture } from "./plates/plates.ts";

const [market] = (seed.late ?? []) as [LateSite];
const made = market.read();
const variants = made.products.flatMap((product) => product.variants ?? []);
const repeated = <T>(all: readonly T[]) => all.length - new Set(all).size;
const paid = ({ retailPrice, discount }: { retailPrice: number; discount: number }) =>
  (retailPrice * (100 - discount)) / 100;

it("has more than five thousand products, the same every time", () => {
  expect(made.products.length).toBeGreaterThan(5_000);
  expect(JSON.stringify(market.read().products.at(-1))).toBe(JSON.stringify(made.products.at(-1)));
  expect(made.products.filter(({ name }) => name.en.includes(", no. ")).length).toBeLessThan(50);
});

it("uses every id, address and number once", () => {
  const all = [...made.products, ...variants];
  expect(repeated(all.map(({ id }) => id))).toBe(0);
  expect(repeated(all.map(({ sku }) => sku))).toBe(0);
  const slugs = [...made.products, ...made.categories, ...made.posts].map(({ slug }) => slug.en);
  expect(repeated(slugs)).toBe(0);
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
});

it("has goods in each category at the end of the tree, which is three levels deep", () => {
  const filled = new Set(made.products.flatMap(({ categories }) => categories));
  const parents = new Map(made.categories.map(({ id, parentId }) => [id, parentId]));
  const inner = new Set(parents.values());
  expect(made.categories.filter(({ id }) => !inner.has(id) && !filled.has(id))).toEqual([]);
  const depth = (id: number | null): number =>
    id === null ? 0 : 1 + depth(parents.get(id) ?? null);
  expect(Math.max(...made.categories.map(({ id }) => depth(id)))).toBe(3);
});

it("names only values and pictures that are there", () => {
  const values = new Set(
    made.attributes.flatMap((attribute) => attribute.values.map(({ id }) => id)),
  );
  const named = [
    ...made.products.flatMap(({ attributes = {} }) =>
      Object.values(attributes).flatMap((one) => (Array.isArray(one) ? one : [])),
    ),
    ...variants.flatMap((variant) => Object.values(variant.values)),
  ];
  expect(named.filter((id) => !values.has(id))).toEqual([]);
  const pictures = new Set(made.pictures.map(({ name }) => name));
  const shown = [...made.products, ...variants].flatMap((one) => one.pictures ?? []);
  expect(shown.filter((name) => !pictures.has(name))).toEqual([]);
  expect(made.pictures.filter(({ name }) => !drawnPicture(`${name}.webp`))).toEqual([]);
});

it("has many variants, sales, unit prices and every state of stock", () => {
  expect(
    Math.max(...made.products.map((product) => product.variants?.length ?? 0)),
  ).toBeGreaterThan(29);
  const stocks = new Set(variants.map(({ stock }) => Math.min(stock, 5)));
  expect([...stocks].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  const reduced = made.products.filter(({ discount }) => discount > 0);
  expect(reduced.length).toBeGreaterThan(500);
  for (const product of reduced) {
    const lowest = Number(product.answer?.lowestPrice30);
    expect(lowest).toBeGreaterThanOrEqual(Math.floor(paid(product) * 100) / 100);
    expect(lowest).toBeLessThanOrEqual(product.retailPrice);
  }
  expect(made.products.filter(({ answer }) => answer?.unitPrice).length).toBeGreaterThan(900);
});

it("is filled when it is asked for, and not before", async () => {
  const sandbox = createSandbox();
  const ask = async (apiKey: string, siteId: number, store: number) => {
    const answer = await sandbox.fetch(
      new Request("http://sandbox/api/v1/product/web/filter", {
        method: "POST",
        headers: { apiKey, site: String(siteId), store: String(store), language: "en" },
        body: JSON.stringify({ limit: 1 }),
      }),
    );
    return ((await answer.json()) as { data: { totalRecords: number } }).data.totalRecords;
  };
  const { apiKey, siteId, stores } = market.site;
  expect(await ask(apiKey, siteId, stores.en ?? 0)).toBe(made.products.length);
  sandbox.reset();
  expect(await ask(apiKey, siteId, stores.en ?? 0)).toBe(made.products.length);
  sandbox.close();
});

it("draws its pictures when they are asked for, small ones too", async () => {
  const sandbox = createSandbox();
  for (const name of ["market-runner-blue.webp", "market-runner-blue-320x240.webp"]) {
    const answer = await sandbox.fetch(new Request(`http://sandbox/media/${name}`));
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
  }
  const other = await sandbox.fetch(new Request("http://sandbox/media/market-dodo-blue.webp"));
  expect(other.status).toBe(404);
  sandbox.close();
});
