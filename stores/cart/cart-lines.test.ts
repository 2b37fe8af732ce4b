import { describe, expect, it } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import { later, OFFLINE, refused, setUpCart } from "#tests/factories/purchase/cart-runtime.ts";

const same = { productId: 101, quantity: 3, name: "Racket", personalizations: { Grip: "L2" } };
const other = { ...same, productId: 102 };

async function withCart() {
  const parts = setUpCart();
  await parts.runtime.refresh();
  return parts;
}

describe("changing a line", () => {
  it("updates quantity and options of the same product", async () => {
    const { runtime, calls } = await withCart();
    await runtime.replaceLine(1, same);
    expect(calls.updateItem).toHaveBeenCalledExactlyOnceWith({
      itemId: 1,
      qty: 3,
      options: { personalizations: { Grip: "L2" }, bundleOptions: [] },
    });
    expect(calls.addItem).not.toHaveBeenCalled();
  });

  it.each([0, 1.5, -1])("refuses quantity %d without a call", async (quantity) => {
    const { runtime, calls } = await withCart();
    const result = await runtime.updateLine(1, { ...same, quantity });
    expect(result).toMatchObject({ ok: false, error: { message: "error.invalidQuantity" } });
    expect(calls.updateItem).not.toHaveBeenCalled();
  });

  it("fails without a session", async () => {
    const { runtime, calls } = setUpCart({ cartId: null });
    for (const result of [await runtime.updateLine(1, same), await runtime.replaceLine(1, other)])
      expect(result).toMatchObject({ ok: false, error: { message: "Session doesn't exist" } });
    expect(calls.updateItem).not.toHaveBeenCalled();
    expect(calls.addItem).not.toHaveBeenCalled();
  });
});

describe("another variant", () => {
  it("is added before the old line is removed, which is hidden meanwhile", async () => {
    const { runtime, calls, shell } = await withCart();
    const added = later();
    calls.addItem.mockReturnValueOnce(added.promise);
    calls.deleteItem.mockResolvedValueOnce(ok(aCart([anItem({ itemId: 2, qty: 3 })])));
    const replacing = runtime.replaceLine(1, other);
    await Promise.resolve();
    await Promise.resolve();
    expect(calls.deleteItem).not.toHaveBeenCalled();
    added.answer(ok(aCart([anItem(), anItem({ itemId: 2, qty: 3 })])));
    expect(await replacing).toMatchObject({ ok: true });
    expect(calls.deleteItem).toHaveBeenCalledExactlyOnceWith(1);
    expect(shell.getState().count).toBe(3);
  });

  it("keeps the old line when it cannot be added", async () => {
    const { runtime, calls, shell } = await withCart();
    calls.addItem.mockResolvedValueOnce(refused(422, "Sold out."));
    expect(await runtime.replaceLine(1, other)).toMatchObject({ ok: false });
    expect(calls.deleteItem).not.toHaveBeenCalled();
    expect([shell.getState().count, runtime.changes.getState().pending.size]).toEqual([1, 0]);
  });

  it("treats a missing line as removed", async () => {
    const { runtime, calls } = await withCart();
    calls.deleteItem.mockResolvedValueOnce(refused(404, "The item is not in the cart."));
    expect(await runtime.replaceLine(1, other)).toMatchObject({ ok: true });
  });

  it("keeps the removal for a retry after a network error", async () => {
    const { runtime, calls } = await withCart();
    calls.deleteItem.mockResolvedValueOnce(OFFLINE);
    await runtime.replaceLine(1, other);
    expect(runtime.changes.getState().pending.get(1)).toMatchObject({
      kind: "removal",
      state: "failed",
    });
    runtime.retry();
    await runtime.idle();
    expect(calls.deleteItem).toHaveBeenCalledTimes(2);
  });
});
