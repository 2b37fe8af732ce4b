import { describe, expect, it, vi } from "vitest";
import { fail, ok, toApiError } from "#lib/shop/api/errors.ts";
import type { Cart } from "#lib/shop/api/schemas/cart-schema.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { OFFLINE } from "#tests/factories/purchase/cart-runtime.ts";
import { recoverCart } from "./recover-cart.ts";

/** A session with a guest's cart, and the customer's abandoned cart in the backend. */
function setUp(guest: Cart | null, kept: Cart | null) {
  let id = guest ? "guest" : null;
  const add = vi.fn(async () => ok(aCart()));
  return {
    add,
    cartId: () => id,
    read: async () => (id === "kept" ? kept : guest),
    getAbandoned: async () => {
      if (!kept) return ok({ cartId: "" });
      id = "kept";
      return ok({ cartId: id });
    },
  };
}

it("adopts the cart that the customer left behind", async () => {
  const parts = setUp(null, aCart([anItem({ itemId: 1, qty: 3 })]));
  expect(await recoverCart(parts)).toEqual({ found: 3, moved: 0, lost: 0, unknown: [] });
  expect(parts.add).not.toHaveBeenCalled();
});

it("adds the items that were chosen before logging in, with their options", async () => {
  const line = anItem({ itemId: 2, qty: 2, options: { personalizations: { Name: "Ana" } } });
  const parts = setUp(aCart([line]), aCart([anItem({ itemId: 1 })]));
  expect(await recoverCart(parts)).toEqual({ found: 1, moved: 2, lost: 0, unknown: [] });
  expect(parts.add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ productId: 102, quantity: 2, personalizations: { Name: "Ana" } }),
  );
});

it("reports the items that the shop refuses", async () => {
  const parts = setUp(aCart([anItem({ qty: 2 })]), aCart([anItem()]));
  parts.add.mockResolvedValueOnce(fail(toApiError(422, "sold out")) as never);
  expect(await recoverCart(parts)).toEqual({ found: 1, moved: 0, lost: 2, unknown: [] });
});

describe("a line without an answer", () => {
  const racket = anItem({ itemId: 1, qty: 2 });
  const kept = aCart([anItem({ itemId: 9, qty: 1 }), anItem({ itemId: 1, qty: 2 })]);
  /** The cart as it is read after the network error. */
  function setUpSilence(now: () => Promise<Cart | null>) {
    const parts = setUp(aCart([racket]), kept);
    let reads = 0;
    const add = vi.fn().mockResolvedValueOnce(OFFLINE).mockResolvedValue(ok(aCart()));
    const read = () => {
      reads += 1;
      return reads < 3 ? parts.read() : now();
    };
    return { ...parts, add, read };
  }

  it("is not added again when it is in the cart", async () => {
    const parts = setUpSilence(async () => aCart([anItem({ itemId: 1, qty: 4 })]));
    expect(await recoverCart(parts)).toEqual({ found: 3, moved: 2, lost: 0, unknown: [] });
    expect(parts.add).toHaveBeenCalledOnce();
  });

  it("is added once more when it is not in the cart", async () => {
    const parts = setUpSilence(async () => kept);
    expect(await recoverCart(parts)).toEqual({ found: 3, moved: 2, lost: 0, unknown: [] });
    expect(parts.add).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["twice", async () => kept, 2],
    ["and so did the cart", async () => Promise.reject(new Error("no answer")), 1],
  ])("is reported by name, and not as no longer sold, when %s", async (_, now, times) => {
    const parts = setUpSilence(now);
    parts.add.mockResolvedValue(OFFLINE);
    const unknown = ["Racket 1"];
    expect(await recoverCart(parts)).toEqual({ found: 3, moved: 0, lost: 0, unknown });
    expect(parts.add).toHaveBeenCalledTimes(times);
  });
});

it("keeps the cart when nothing was left behind or the backend fails", async () => {
  const parts = setUp(aCart([anItem()]), null);
  expect(await recoverCart(parts)).toBeNull();
  const failing = { ...parts, getAbandoned: async () => fail(toApiError(500, "")) };
  expect(await recoverCart(failing)).toBeNull();
});
