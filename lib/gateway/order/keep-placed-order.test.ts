import { describe, expect, it } from "vitest";
import { cookiesOf } from "#lib/gateway/auth/cookies.ts";
import { backend, CART, guestOf, requestOf } from "#tests/backends/gateway.ts";
import { accepting, cartOf, lineOf, ORDER, place } from "#tests/backends/place-order.ts";
import { data } from "#tests/backends/stub-backend.ts";
import { handlePlacedOrder } from "./handle-placed-order.ts";
import { keepPlacedOrder, type OrderRecord, readPlacedOrder } from "./keep-placed-order.ts";

const SHOWN = {
  shipping: { firstName: "Ana", city: "Zagreb", contactEmail: "ana@example.com" },
  delivery: "Courier",
  branch: "Ilica 1",
  payment: "On delivery",
};
const SITE = { siteId: 7, secure: false };

const keptIn = (response: Response): string =>
  response.headers.getSetCookie().find((value) => value.startsWith("placedOrder=")) ?? "";
const read = (setCookie: string, slug: string, siteId = 7, now?: number) => {
  const headers = new Headers({ cookie: setCookie.split(";")[0] ?? "" });
  return readPlacedOrder(cookiesOf(headers), siteId, slug, now);
};

describe("what a guest has ordered", () => {
  it("is shown again in the browser that ordered it, with names and figures as they were", async () => {
    const options = { personalizations: { Name: "Mia" } };
    const cart = cartOf(12, { items: [{ ...lineOf(), options }] });
    backend(accepting({ "cart/getCart": () => data(cart) }));
    const response = await place({ ...ORDER, shown: SHOWN });
    const kept = keptIn(response);
    expect(kept).toContain("HttpOnly");
    const headers = { cookie: kept.split(";")[0] ?? "" };
    const answered = await handlePlacedOrder(
      requestOf("order/placed", { headers, body: { orderSlug: "a-1" } }),
    );
    expect(answered.headers.get("cache-control")).toBe("private, no-store");
    const { data: told } = await answered.json();
    expect(told.placed).toMatchObject({
      email: "ana@example.com",
      leftOut: 0,
      order: {
        slug: "a-1",
        total: 12,
        currency: "EUR",
        details: {
          items: [{ name: "Racket", quantity: 1, row: 10, options }],
          addresses: { shipping: { city: "Zagreb" }, billing: null },
          delivery: { name: "Courier", branch: "Ilica 1" },
          payment: { name: "On delivery", branch: "" },
        },
      },
    });
  });

  it("is nobody else's: not another order's, not another site's, not after a day", async () => {
    backend(accepting());
    const kept = keptIn(await place({ ...ORDER, shown: SHOWN }));
    expect(await read(kept, "a-1")).not.toBeNull();
    expect(await read(kept, "a-2")).toBeNull();
    expect(await read(kept, "")).toBeNull();
    expect(await read(kept, "a-1", 8)).toBeNull();
    expect(await read(kept, "a-1", 7, Date.now() + 86_401_000)).toBeNull();
    // The last letter of base64 holds bits that mean nothing: the first one is changed.
    const other = kept.replace(/=(.)/, (_, letter) => `=${letter === "A" ? "B" : "A"}`);
    expect(await read(other, "a-1")).toBeNull();
  });

  it("sends the backend none of what is only shown", async () => {
    const asked = backend(accepting());
    await place({ ...ORDER, shown: SHOWN });
    for (const request of asked) expect(await request.text()).not.toContain("Zagreb");
  });

  it("is kept of guests only, and only where the order was made", async () => {
    backend(accepting({ "cart/validateCart": () => data({ validateMemberCard: false }) }));
    expect(keptIn(await place({ ...ORDER, shown: SHOWN }))).toBe("");
    backend(accepting());
    expect(keptIn(await place(ORDER, { ...(await guestOf()), cookie: CART.cookie }))).toBe("");
  });

  it("fits into a cookie, however much was ordered", async () => {
    const record: OrderRecord = {
      slug: "a-1",
      createdAt: "2026-06-01T10:00:00.000Z",
      total: 1,
      currency: "EUR",
      details: {
        items: Array.from({ length: 200 }, (_, index) => ({
          productId: index,
          qty: 1,
          options: { personalizations: { Text: crypto.randomUUID().repeat(20) } },
          productData: { name: `${crypto.randomUUID()} ${index}`, slug: crypto.randomUUID() },
          prices: { converted: { finalPrice: index, row: index } },
        })),
        prices: {},
        addresses: {},
        delivery: null,
        payment: null,
      },
    };
    const kept = (await keepPlacedOrder(record, "ana@example.com", SITE)) ?? "";
    expect(kept.split(";")[0]?.length).toBeLessThan(3_100);
    const placed = await read(kept, "a-1");
    expect(placed?.order.details.items.length).toBeGreaterThan(5);
    expect((placed?.order.details.items.length ?? 0) + (placed?.leftOut ?? 0)).toBe(200);
  });
});
