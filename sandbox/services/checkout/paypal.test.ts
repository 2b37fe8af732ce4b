import { describe, expect, it } from "vitest";
import { type Client, createClient, order, readyToOrder } from "../../testing/client.ts";

const PAYPAL = 3;

async function ordered(client: Client) {
  const input = await readyToOrder(client, 1_000_001, PAYPAL as 1);
  const { data } = await order(client, input);
  return { input, slug: data.orderSlug as string, paypal: data.html };
}
const approve = (client: Client, reference: string) =>
  client.sandbox.fetch(
    new Request("http://sandbox.test/_sandbox/paypal/approve", { method: "POST", body: reference }),
  );
const confirm = (client: Client, slug: string, details: object) =>
  client.send("POST", `v1/ecommerce/order/pgSuccess/${encodeURIComponent(slug)}`, {
    details,
    internalRedirect: true,
  });

describe("an order by PayPal", () => {
  it("says what the buttons need, and serves their script", async () => {
    const client = createClient();
    const { paypal } = await ordered(client);
    expect(paypal).toMatchObject({
      isSubscription: false,
      plan_id: "",
      quantity: 1,
      total: expect.any(Number),
      orderId: expect.stringMatching(/^PP-/),
    });
    const script = await client.sandbox.fetch(new Request(paypal.scriptUrl));
    expect(script.headers.get("content-type")).toContain("javascript");
  });

  it("stands once PayPal has approved, and leads to the page of thanks", async () => {
    const client = createClient();
    const { input, slug, paypal } = await ordered(client);
    const details = { orderID: paypal.orderId };
    expect((await confirm(client, slug, details)).status).toBe(409);
    expect((await approve(client, paypal.orderId)).status).toBe(200);
    expect((await confirm(client, slug, { orderID: "PP-OTHER" })).status).toBe(409);
    expect((await confirm(client, slug, details)).data).toEqual({
      url: `/checkout/success?orderSlug=${encodeURIComponent(slug)}`,
    });
    expect((await client.control("GET", "orders")).body[0].status).toBe("paid");
    expect((await client.send("POST", "v1/ecommerce/cart/getCart", input)).status).toBe(409);
    expect((await confirm(client, slug, details)).status).toBe(200);
  });

  it("cannot be approved once the cart was ordered again", async () => {
    const client = createClient();
    const { input, paypal } = await ordered(client);
    await order(client, input);
    expect((await approve(client, paypal.orderId)).status).toBe(409);
  });
});
