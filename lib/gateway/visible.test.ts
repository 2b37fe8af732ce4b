import { beforeEach, expect, it } from "vitest";
import { backend, send } from "#tests/backends/gateway.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { resetLimits } from "./counters.ts";

beforeEach(resetLimits);

const product = { id: 1, name: "Ball", slug: "ball" };
const idsOf = async (response: Response): Promise<number[]> => {
  const { data: list } = await response.json();
  return list.items.map(({ id }: { id: number }) => id);
};
const LATER = new Date(Date.now() + 60_000).toISOString();
const comments = { entity: "product", entityId: 1 };

it.each([
  ["archived products", "product/web/filter", {}, product, { archived: "1" }],
  ["drafts", "cms/post/filterStandard", {}, { id: 1, title: "A" }, { status: "draft" }],
  ["posts of a later date", "cms/post/filterStandard", {}, { id: 1 }, { published_at: LATER }],
  ["unpublished comments", "cms/comment/filterStandard", comments, { id: 1 }, { published: 0 }],
])("%s stay in, whatever the backend sends", async (_, path, body, row, hidden) => {
  backend(() => data({ data: [row, { ...row, ...hidden, id: 2 }] }));
  expect(await idsOf(await send(path, { body }))).toEqual([1]);
});

it("an archived product is one that does not exist", async () => {
  backend(() => data({ ...product, archived: true }));
  const response = await send("product/web/get?slug=ball", { method: "GET" });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("Ball");
});

it("an archived variant is left out of its product", async () => {
  const variant = { id: 2, name: "Old", slug: "old", archived: true };
  const other = { id: 3, name: "New", slug: "new" };
  backend(() => data({ ...product, associatedProducts: { products: [variant, other] } }));
  const response = await send("product/web/get?slug=ball", { method: "GET" });
  const { data: found } = await response.json();
  expect(found.associatedProducts.products.map(({ id }: { id: number }) => id)).toEqual([3]);
});

it("an archived product stays in when the browser does not ask whether it is", async () => {
  const rows = [product, { ...product, id: 2, archived: true }];
  const asked = backend(async (request) => {
    const { select } = await request.json();
    return data({
      data: rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => select.includes(name))),
      ),
    });
  });
  const body = { select: ["id", "name"] };
  expect(await idsOf(await send("product/web/filter", { body }))).toEqual([1]);
  expect(await asked[0]?.json()).toMatchObject({ select: ["id", "name", "archived"] });
});
