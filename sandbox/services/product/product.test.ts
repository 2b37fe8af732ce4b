import { describe, expect, it } from "vitest";
import { createClient, TENIS } from "../../testing/client.ts";

const client = createClient();
const ids = async (body: object): Promise<number[]> => {
  const reply = await client.send("POST", "v1/product/web/filter", {
    select: ["id"],
    sort: { field: "id", order: "asc" },
    ...body,
  });
  return reply.data.records.map((record: { id: number }) => record.id - 1_000_000);
};
const filter = (key: string, value: unknown, range?: boolean) => ({
  filters: [
    { key: "archived", value: false },
    { key, value, range },
  ],
});

describe("web/filter", () => {
  it("hides the archived and the variants", async () => {
    expect(await ids({ filters: [{ key: "archived", value: false }] })).toEqual([1, 2, 3, 4, 5, 7]);
    expect(await ids({ filters: [{ key: "archived", value: true }] })).toEqual([6]);
  });

  it("finds variants by id", async () => {
    expect(await ids(filter("id", [1_000_001, 1_000_020]))).toEqual([1, 20]);
  });

  it("reads flags, choices, ranges, yes and no", async () => {
    expect(await ids(filter("discount", true))).toEqual([1]);
    expect(await ids(filter("size", [1_000_050]))).toEqual([2]);
    expect(await ids(filter("size", []))).toHaveLength(6);
    expect(await ids(filter("weight", [100, 200], true))).toEqual([7]);
    expect(await ids(filter("finalPrice", [150, 200], true))).toEqual([1]);
    expect(await ids(filter("indoor", "no"))).toEqual([7]);
  });

  it("takes a main category with all below it", async () => {
    const { data } = await client.send("POST", "v1/product/web/filter", {
      mainCategory: 1_000_001,
      filters: [{ key: "archived", value: false }],
    });
    expect(data.totalRecords).toBe(6);
    expect(await ids({ mainCategory: 1_000_002 })).toEqual([2]);
  });

  it("obeys select exactly and sorts", async () => {
    const reply = await client.send("POST", "v1/product/web/filter", {
      select: ["finalPrice", "stock", "nothing"],
      keywords: "racket",
      sort: { field: "finalPrice", order: "asc" },
    });
    expect(reply.data.records).toEqual([
      { finalPrice: 179.99, stock: { available: true, quantity: 5 } },
    ]);
    expect(
      (await client.send("POST", "v1/product/web/filter", { sort: { field: "secret" } })).status,
    ).toBe(422);
  });
});

it("tells a configurable's choices, its default and its variants", async () => {
  const { data } = await client.send("GET", "v1/product/web/get?slug=shirt");
  expect(data.format).toBe("Configurable");
  expect(data.associatedProducts.attributes[0]).toMatchObject({
    attributeCode: "size",
    values: [
      { id: 1_000_050, shopDefault: false },
      { id: 1_000_051, shopDefault: true },
    ],
  });
  expect(data.associatedProducts.products[0].attributeSet.attributes).toContainEqual(
    expect.objectContaining({ attributeCode: "size", value: 1_000_050 }),
  );
});

it("knows what a bundle can still give", async () => {
  const { data } = await client.send("GET", "v1/product/web/get?slug=set");
  expect(data.stock).toEqual({ available: true, quantity: 1 });
});

it("counts layered filters without their own choice", async () => {
  const { data } = await client.send(
    "POST",
    "v1/product/layered/navigation",
    filter("size", [1_000_050]),
  );
  const layer = (code: string) =>
    data.find((one: { attributeCode: string }) => one.attributeCode === code);
  expect(layer("size").values).toHaveLength(2);
  expect(layer("finalPrice")).toMatchObject({
    type: "Number",
    values: [{ minValue: 100, maxValue: 100 }],
  });
  expect(layer("indoor")).toBeUndefined();
});

describe("web/tag/filter", () => {
  const tags = async (body: object, headers?: Record<string, string>) =>
    (await client.send("POST", "v1/product/web/tag/filter", body, headers)).data;

  it("answers the tags that have products, in the request's language, counted without the archived", async () => {
    const { records, totalRecords } = await tags({ keywords: "sljaka" }, TENIS);
    expect([totalRecords, records]).toEqual([
      1,
      [
        {
          id: 2_000_002,
          name: "Šljaka",
          slug: "sljaka",
          slugMain: "clay",
          translations: { hr: "sljaka", en: "clay", de: "sand" },
          productCount: 1,
        },
      ],
    ]);
    const all = await tags({ sort: { field: "name", order: "asc" }, limit: 1, page: 2 });
    expect([all.totalPages, all.records[0]]).toMatchObject([
      2,
      { name: "Indoors", productCount: 2 },
    ]);
    expect((await tags({ slug: "clay" })).records).toHaveLength(1);
    expect((await tags({ ids: [1_000_001, 5] })).records).toMatchObject([{ name: "Indoors" }]);
  });

  it("and the products of a tag are found by its id", async () => {
    expect(await ids(filter("tags", [1_000_001]))).toEqual([2, 7]);
    expect(await ids(filter("tags", []))).toHaveLength(6);
  });
});
