import { expect, it } from "vitest";
import { backend, CART } from "#tests/backends/gateway.ts";
import { leadsTo, postForm as post } from "#tests/backends/plain-form.ts";
import { data, failure } from "#tests/backends/stub-backend.ts";

it("adds to a new cart where the visitor's no longer exists", async () => {
  const asked = backend((request) => {
    if (request.url.includes("getNewCartSession"))
      return data({ cartId: "43", protectCode: "CANARY-CODE" });
    const isBegun = asked.some(({ url }) => url.includes("getNewCartSession"));
    return isBegun ? data({ id: "43", items: [], prices: {} }) : failure(400, "Cart not found.");
  });
  const response = await post("add", { product: "31", quantity: "1" }, CART);
  expect(leadsTo(response)).toEqual([303, "/en/cart"]);
  expect(asked.map(({ url }) => new URL(url).pathname.split("/").at(-1))).toEqual([
    ...["addItem", "getCart", "getNewCartSession", "addItem"],
  ]);
  expect(await asked.at(-1)?.json()).toMatchObject({ productId: 31, cartId: "43" });
});

it("adds to no other cart where the visitor's is there, and refuses a product", async () => {
  const asked = backend(({ url }) =>
    url.includes("addItem") ? failure(400, "Not sold here.") : data({ id: "42", items: [] }),
  );
  await post("add", { product: "31", quantity: "1" }, CART);
  expect(asked.map(({ url }) => new URL(url).pathname.split("/").at(-1))).toEqual([
    ...["addItem", "getCart"],
  ]);
});

it("adds one piece for a card's button, which says no number, and none for a number that cannot be read", async () => {
  const asked = backend(() => data({ id: "42", items: [], prices: {} }));
  expect(leadsTo(await post("add", { product: "31" }, CART))).toEqual([303, "/en/cart"]);
  expect(await asked.find(({ url }) => url.includes("addItem"))?.json()).toMatchObject({
    productId: 31,
    qty: 1,
  });
  const refused = await post("add", { product: "31", quantity: "" }, CART);
  expect(leadsTo(refused)[1]).toContain("problem=invalidQuantity");
});
