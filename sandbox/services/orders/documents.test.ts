import { expect, it } from "vitest";
import {
  ADDRESS,
  createClient,
  LOCALHOST,
  order,
  readyToOrder,
  TENIS,
} from "../../testing/client.ts";
import { testSeed } from "../../testing/seed.ts";

async function logIn(
  client: ReturnType<typeof createClient>,
  headers = LOCALHOST as Record<string, string>,
) {
  const { data } = await client.send(
    "POST",
    "v1/login",
    { username: "ana@example.com", password: "password1" },
    headers,
  );
  return { ...headers, accessToken: data.tokens.accessToken as string };
}

it("a customer sees past orders with all they held, and nobody else's", async () => {
  const client = createClient({
    seed: {
      ...testSeed,
      pastOrders: {
        address: ADDRESS,
        orders: [{ user: 1, daysAgo: 3, items: [{ product: 1, quantity: 2 }] }],
      },
    },
  });
  const ana = await logIn(client);
  const list = await client.send("POST", "v1/document/document/filter/web", { stores: [71] }, ana);
  expect(list.data.pagination.totalRecords).toBe(1);
  const [head] = list.data.data;
  expect(head).toMatchObject({ status: "placed", currency: "EUR", total: 365.88, store: 71 });
  const { data } = await client.send(
    "GET",
    `v1/document/document/get/web/${head.id}`,
    undefined,
    ana,
  );
  expect(data.details).toMatchObject({
    items: [{ productId: 1_000_001, qty: 2, productData: { name: "Name racket" } }],
    prices: { itemsTotal: 359.98, delivery: 5.9 },
    addresses: { shipping: { city: "Zagreb" } },
    delivery: { name: "Courier" },
    payment: { name: "On delivery" },
  });

  const guest = await readyToOrder(client, 1_000_001, 1);
  await order(client, guest);
  const after = await client.send("POST", "v1/document/document/filter/web", {}, ana);
  expect(after.data.pagination.totalRecords).toBe(1);
  const other = await client.send("GET", "v1/document/document/get/web/99", undefined, ana);
  expect(other.status).toBe(404);
  const nobody = await client.send("POST", "v1/document/document/filter/web", {}, LOCALHOST);
  expect(nobody.status).toBe(401);
});

it("the wishlist toggles, and staff have none", async () => {
  const client = createClient();
  const ana = await logIn(client);
  const toggle = (id: number) =>
    client.send("POST", "v1/cms/wishlist/create", { product_id: id }, ana);
  const ids = async () =>
    (
      await client.send("GET", "v1/cms/wishlist/filter?limit=9999", undefined, ana)
    ).data.records.map(({ product_id }: { product_id: number }) => product_id);
  await toggle(1_000_001);
  await toggle(1_000_003);
  expect(await ids()).toEqual([1_000_003, 1_000_001]);
  await toggle(1_000_001);
  expect(await ids()).toEqual([1_000_003]);
  expect((await toggle(77)).status).toBe(404);
  const hr = await logIn(client, TENIS);
  const elsewhere = await client.send("GET", "v1/cms/wishlist/filter", undefined, hr);
  expect(elsewhere.data.total).toBe(0);
});
