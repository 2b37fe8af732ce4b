import { describe, expect, it } from "vitest";
import { type Client, createClient, order, readyToOrder } from "../../testing/client.ts";

const stockOf = async (client: Client, id: number): Promise<number> =>
  (await client.send("GET", `v1/product/web/get?id=${id}`)).data.stock.quantity;
const decide = async (client: Client, html: string, decision: "confirm" | "decline") =>
  client.sandbox.fetch(
    new Request(`${/action="([^"]+)"/.exec(html)?.[1]}/${decision}`, { method: "POST" }),
  );

describe("an order without a payment type", () => {
  it("takes the stock, is stored, and is told by e-mail", async () => {
    const client = createClient();
    const input = await readyToOrder(client, 1_000_001, 1, 2);
    const { data } = await order(client, input);
    expect(data.html).toBe("");
    expect(await stockOf(client, 1_000_001)).toBe(3);
    const [stored] = (await client.control("GET", "orders")).body;
    expect(stored).toMatchObject({
      slug: data.orderSlug,
      status: "placed",
      total_cents: 2 * 17_999,
      tax_cents: 2 * 3_600,
    });
    const [mail] = (await client.control("GET", "outbox")).body;
    expect(mail.recipient).toBe("ana@example.com");
    expect(mail.html).toContain("2 × Name racket");
  });

  it("is made once", async () => {
    const client = createClient();
    const input = await readyToOrder(client, 1_000_001, 1);
    const [first, second] = await Promise.all([order(client, input), order(client, input)]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const { cartId, protectCode } = input;
    const again = await client.send("POST", "v1/ecommerce/cart/getCart", {
      cartId,
      protectCode,
      currencyId: 1,
    });
    expect(again.body.error.payload.message).toBe("Session already used.");
  });

  it("lets only one of two have the last piece", async () => {
    const client = createClient();
    const [one, two] = [
      await readyToOrder(client, 1_000_007, 1),
      await readyToOrder(client, 1_000_007, 1),
    ];
    const replies = await Promise.all([order(client, one), order(client, two)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await stockOf(client, 1_000_007)).toBe(0);
    expect((await client.control("GET", "orders")).body).toHaveLength(1);
  });
});

describe("an order by card", () => {
  it("waits for the payment page, then stands", async () => {
    const client = createClient();
    const input = await readyToOrder(client, 1_000_001, 2);
    const { data } = await order(client, input);
    expect(data.html).toContain('name="submit"');
    expect((await client.send("POST", "v1/ecommerce/cart/getCart", input)).status).toBe(200);
    const paid = await decide(client, data.html, "confirm");
    expect([paid.status, paid.headers.get("location")]).toEqual([
      303,
      `http://shop.test/ok?x=1&orderSlug=${encodeURIComponent(data.orderSlug)}`,
    ]);
    expect((await client.control("GET", "orders")).body[0].status).toBe("paid");
    expect((await client.send("POST", "v1/ecommerce/cart/getCart", input)).status).toBe(409);
    expect((await decide(client, data.html, "decline")).status).toBe(409);
  });

  it("gives everything back when declined, and can be ordered again", async () => {
    const client = createClient();
    const input = await readyToOrder(client, 1_000_001, 2);
    const first = await order(client, input);
    expect(await stockOf(client, 1_000_001)).toBe(4);
    const declined = await decide(client, first.data.html, "decline");
    expect(declined.headers.get("location")).toBe(
      `http://shop.test/failed?orderSlug=${encodeURIComponent(first.data.orderSlug)}`,
    );
    expect(await stockOf(client, 1_000_001)).toBe(5);
    expect((await client.control("GET", "outbox")).body).toEqual([]);
    expect((await order(client, input)).status).toBe(200);
  });

  it("calls a pending payment off when the cart is ordered again", async () => {
    const client = createClient();
    const input = await readyToOrder(client, 1_000_001, 2);
    const first = await order(client, input);
    await order(client, input);
    expect(await stockOf(client, 1_000_001)).toBe(4);
    expect((await decide(client, first.data.html, "confirm")).status).toBe(409);
  });
});

it("refuses what is incomplete", async () => {
  const client = createClient();
  const input = await readyToOrder(client, 1_000_001, 1);
  expect((await order(client, { ...input, userId: 999 })).status).toBe(422);
  expect((await order(client, { ...input, userId: 1_000_001 })).status).toBe(403);
  expect((await order(client, { ...input, successURL: "javascript:alert(1)" })).status).toBe(422);
  expect(await stockOf(client, 1_000_001)).toBe(5);
});
