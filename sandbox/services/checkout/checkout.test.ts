import { expect, it } from "vitest";
import { ADDRESS, cartWith, createClient, readyToOrder } from "../../testing/client.ts";

it("offers countries the shop sells and delivers to", async () => {
  const client = createClient();
  const { session } = await cartWith(client, 1_000_001);
  const { data } = await client.send(
    "POST",
    "v2/ecommerce/checkout/getAvailableCountries",
    session,
  );
  expect(data.map(({ iso }: { iso: string }) => iso)).toEqual(["HR", "DE"]);
});

it("offers delivery by country, priced for this cart", async () => {
  const client = createClient();
  const input = await readyToOrder(client, 1_000_001, 1);
  const methods = async (more: object = {}) =>
    (
      await client.send("POST", "v1/ecommerce/delivery/getApplicableDeliveryMethods", {
        ...input,
        ...more,
      })
    ).data;
  expect(await methods()).toMatchObject([
    { name: "Courier", price: 5.9 },
    { name: "Locker", price: 3.5, options: [{ id: 1_000_021, name: "Zagreb" }] },
  ]);
  const abroad = await methods({ countryId: 14 });
  expect(abroad).toMatchObject([{ name: "Locker" }]);
  expect(abroad[0].options).toEqual([
    { id: 1_000_021, name: "Zagreb" },
    { id: 1_000_022, name: "Berlin" },
  ]);
  await client.send("POST", "v1/ecommerce/cart/addItem", {
    ...input,
    productId: 1_000_001,
    qty: 1,
  });
  expect((await methods())[0].price).toBe(0);
});

it("wants a branch where there are branches", async () => {
  const client = createClient();
  const input = await readyToOrder(client, 1_000_001, 1);
  const save = (more: object) =>
    client.send("PUT", "v1/ecommerce/delivery/saveDeliveryMethod", {
      ...input,
      deliveryMethodId: 1_000_002,
      ...more,
    });
  expect((await save({})).status).toBe(422);
  expect((await save({ branchId: 2_000_021 })).status).toBe(422);
  // A branch of another country than the one delivered to.
  expect((await save({ branchId: 1_000_022 })).status).toBe(422);
  expect((await save({ branchId: 1_000_021 })).status).toBe(200);
  const { data } = await client.send("POST", "v1/ecommerce/cart/getCart", input);
  expect(JSON.parse(data.options)).toEqual({ deliveryBranchId: 1_000_021 });
  expect(data.prices.converted).toMatchObject({ delivery: 3.5, tax: { delivery: 0.7 } });
});

it("offers only payments it can carry out", async () => {
  const client = createClient();
  const input = await readyToOrder(client, 1_000_001, 1);
  const { data } = await client.send(
    "POST",
    "v1/ecommerce/payment/getApplicablePaymentMethods",
    input,
  );
  expect(data.map(({ paymentType }: { paymentType: string | null }) => paymentType)).toEqual([
    null,
    "CARD",
    "PAYPAL",
  ]);
});

it("checks a guest's address", async () => {
  const client = createClient();
  const register = (address: object) =>
    client.send("POST", "v1/user/web/register", {
      guest: true,
      email: "g@example.com",
      details: { firstName: "G", lastName: "G" },
      addresses: [{ ...ADDRESS, type: "main", ...address }],
    });
  expect((await register({})).data).toEqual({
    user: { id: expect.any(Number), email: "g@example.com" },
  });
  expect((await register({ city: "" })).status).toBe(422);
  expect((await register({ houseNumber: "1".repeat(16) })).status).toBe(422);
  expect((await register({ companyName: "Ltd" })).status).toBe(422);
});
