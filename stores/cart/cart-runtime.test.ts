import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ok } from "#lib/shop/api/errors.ts";
import { aCart, anItem } from "#tests/factories/purchase/cart.ts";
import {
  later,
  line,
  OFFLINE,
  refused,
  setUpCart as setUp,
} from "#tests/factories/purchase/cart-runtime.ts";
import { QUANTITY_DEBOUNCE } from "./line-changes.ts";

const settle = () => vi.advanceTimersByTimeAsync(QUANTITY_DEBOUNCE);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("adding", () => {
  it("creates one session for two quick adds and keeps both", async () => {
    const { runtime, calls } = setUp({ cartId: null });
    const [first, second] = await Promise.all([runtime.add(line), runtime.add(line)]);
    expect(first.ok && second.ok).toBe(true);
    expect(calls.addItem.mock.calls).toEqual([
      [line, "missing"],
      [line, undefined],
    ]);
  });

  it("creates a new session when the cart belongs to another language", async () => {
    const { runtime, calls } = setUp({ foreign: true });
    await runtime.add(line);
    expect(calls.addItem).toHaveBeenCalledExactlyOnceWith(line, "another");
  });

  it("creates a new session when the cart has become an order, whose success page was left early", async () => {
    const { runtime, calls, isOrdered } = setUp();
    isOrdered.mockReturnValueOnce(true);
    expect((await runtime.add(line)).ok).toBe(true);
    expect(isOrdered).toHaveBeenCalledExactlyOnceWith("7");
    expect(calls.addItem).toHaveBeenCalledExactlyOnceWith(line, "another");
  });

  it("keeps the session after a network error", async () => {
    const { runtime, calls, session } = setUp();
    calls.addItem.mockResolvedValueOnce(OFFLINE);
    expect((await runtime.add(line)).ok).toBe(false);
    expect(session.id()).toBe("7");
  });

  it("adds the line to a new cart when the backend has forgotten the old one", async () => {
    const { runtime, calls } = setUp();
    calls.addItem.mockResolvedValueOnce(refused(400, "Unknown cart."));
    calls.getCart.mockResolvedValueOnce(refused(400, "Unknown cart."));
    expect((await runtime.add(line)).ok).toBe(true);
    expect(calls.addItem).toHaveBeenLastCalledWith(line, "missing");
  });

  it("does not retry after 400 while the backend knows the cart", async () => {
    const { runtime, calls, session } = setUp();
    calls.addItem.mockResolvedValueOnce(refused(400, "No such product."));
    expect(await runtime.add(line)).toMatchObject({ error: { message: "No such product." } });
    expect([calls.addItem.mock.calls.length, session.id()]).toEqual([1, "7"]);
  });

  it.each([
    ["Cart is archived.", "archived"],
    ["Session already used.", "used"],
  ])("ends the session on %s", async (message, why) => {
    const { runtime, calls, session, events } = setUp();
    calls.addItem.mockResolvedValueOnce(refused(409, message));
    await runtime.add(line);
    expect(session.id()).toBeNull();
    expect(events).toEqual([{ kind: "ended", why }]);
  });
});

describe("reading", () => {
  it("sends no request without a session", async () => {
    const { runtime, calls } = setUp({ cartId: null });
    expect(await runtime.refresh()).toBeNull();
    expect(calls.getCart).not.toHaveBeenCalled();
  });

  it.each([400, 409])("clears the session on %i", async (status) => {
    const { runtime, calls, session, events } = setUp();
    calls.getCart.mockResolvedValueOnce(refused(status));
    await runtime.refresh();
    expect(session.id()).toBeNull();
    expect(events).toEqual([]);
  });

  it.each([OFFLINE, refused(500), refused(401)])("keeps the cart on %o", async (fault) => {
    const { runtime, calls, session } = setUp();
    await runtime.refresh();
    calls.getCart.mockResolvedValueOnce(fault);
    await runtime.refresh();
    expect(session.id()).toBe("7");
    expect(runtime.cart()?.items).toHaveLength(1);
  });

  it("ignores the answer of an older request", async () => {
    const { runtime, calls } = setUp();
    const slow = later();
    calls.getCart.mockReturnValueOnce(slow.promise);
    const reading = runtime.refresh();
    await vi.advanceTimersByTimeAsync(0);
    calls.addItem.mockResolvedValueOnce(ok(aCart([anItem({ qty: 5 })])));
    await runtime.add(line);
    slow.answer(ok(aCart([anItem({ qty: 1 })])));
    await reading;
    expect(runtime.cart()?.items[0]?.qty).toBe(5);
  });

  it("waits for a change in flight, so that it never loses its result", async () => {
    const { runtime, calls } = setUp();
    const slow = later();
    calls.addItem.mockReturnValueOnce(slow.promise);
    const adding = runtime.add(line);
    const reading = runtime.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.getCart).not.toHaveBeenCalled();
    slow.answer(ok(aCart([anItem()])));
    await Promise.all([adding, reading]);
    expect(calls.getCart).toHaveBeenCalledOnce();
  });

  it("ignores the error of an older request", async () => {
    const { runtime, calls, session } = setUp();
    const slow = later();
    calls.getCart.mockReturnValueOnce(slow.promise);
    const reading = runtime.refresh();
    await vi.advanceTimersByTimeAsync(0);
    await runtime.add(line);
    slow.answer(refused(409));
    await reading;
    expect([session.id(), runtime.cart()?.items.length]).toEqual(["7", 1]);
  });

  it("does not read a cart of another language", async () => {
    const { runtime, session } = setUp({ foreign: true });
    expect([await runtime.refresh(), session.id()]).toEqual([null, "7"]);
  });
});

describe("quantity", () => {
  async function withCart() {
    const parts = setUp();
    await parts.runtime.refresh();
    const [item] = parts.runtime.cart()?.items ?? [];
    if (!item) throw new Error("no item");
    return { ...parts, item };
  }

  it("shows at once and is sent once, 500 ms after the last change", async () => {
    expect(QUANTITY_DEBOUNCE).toBe(500);
    const { runtime, calls, shell, item } = await withCart();
    for (let quantity = 2; quantity <= 51; quantity += 1) runtime.setQuantity(item, quantity);
    expect(shell.getState().count).toBe(51);
    await vi.advanceTimersByTimeAsync(QUANTITY_DEBOUNCE - 1);
    expect(calls.updateItem).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.updateItem.mock.calls.map(([input]) => input.qty)).toEqual([51]);
  });

  it("restarts the debounce with each change, which cancels the waiting one", async () => {
    const { runtime, calls, item } = await withCart();
    runtime.setQuantity(item, 2);
    await vi.advanceTimersByTimeAsync(QUANTITY_DEBOUNCE - 100);
    runtime.setQuantity(item, 3);
    await vi.advanceTimersByTimeAsync(QUANTITY_DEBOUNCE - 100);
    expect(calls.updateItem).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(calls.updateItem.mock.calls.map(([input]) => input.qty)).toEqual([3]);
  });

  it("sends nothing when the quantity is unchanged", async () => {
    const { runtime, calls, item } = await withCart();
    runtime.setQuantity(item, 2);
    runtime.setQuantity(item, 1);
    await settle();
    expect(calls.updateItem).not.toHaveBeenCalled();
  });

  it("lets a newer change win over an answer in flight", async () => {
    const { runtime, calls, shell, item } = await withCart();
    const slow = later();
    calls.updateItem.mockReturnValueOnce(slow.promise);
    runtime.setQuantity(item, 2);
    await settle();
    runtime.setQuantity(item, 3);
    slow.answer(ok(aCart([anItem({ qty: 2 })])));
    calls.getCart.mockResolvedValue(ok(aCart([anItem({ qty: 3 })])));
    await settle();
    expect(calls.updateItem.mock.calls.map(([input]) => input.qty)).toEqual([2, 3]);
    expect(shell.getState().count).toBe(3);
  });

  it("keeps the change after a network error and sends it again on retry", async () => {
    const { runtime, calls, shell, item } = await withCart();
    calls.updateItem.mockResolvedValueOnce(OFFLINE);
    runtime.setQuantity(item, 4);
    await settle();
    expect(runtime.changes.getState().pending.get(1)?.state).toBe("failed");
    expect(shell.getState().count).toBe(4);
    runtime.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.updateItem).toHaveBeenCalledTimes(2);
    expect(runtime.changes.getState().pending.size).toBe(0);
  });

  it("reverts the change on refusal and says why", async () => {
    const { runtime, calls, shell, events, item } = await withCart();
    calls.updateItem.mockResolvedValueOnce(refused(422, "Only 3 left."));
    runtime.setQuantity(item, 4);
    await settle();
    expect(shell.getState().count).toBe(1);
    expect(events).toMatchObject([{ kind: "refused", error: { message: "Only 3 left." } }]);
  });

  it("reads the cart once after several changes", async () => {
    const { runtime, calls } = setUp();
    calls.getCart.mockResolvedValue(ok(aCart([anItem(), anItem({ itemId: 2 })])));
    calls.updateItem.mockResolvedValue(ok(aCart([anItem(), anItem({ itemId: 2 })])));
    await runtime.refresh();
    calls.getCart.mockClear();
    for (const item of runtime.cart()?.items ?? []) runtime.setQuantity(item, 9);
    await settle();
    expect(calls.updateItem).toHaveBeenCalledTimes(2);
    expect(calls.getCart).toHaveBeenCalledTimes(1);
  });
});

describe("removal", () => {
  it("hides the line at once and restores it with its options on undo", async () => {
    const { runtime, calls, shell } = setUp();
    const options = { personalizations: { Engraving: "Ana" }, bundleOptions: [] };
    calls.getCart.mockResolvedValue(ok(aCart([anItem({ qty: 2, options })])));
    await runtime.refresh();
    const [item] = runtime.cart()?.items ?? [];
    if (!item) throw new Error("no item");
    runtime.remove(item);
    expect(shell.getState().count).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.deleteItem).toHaveBeenCalledWith(1);
    await runtime.undo();
    expect(calls.addItem).toHaveBeenCalledWith(
      expect.objectContaining({ productId: 101, quantity: 2, ...options }),
      undefined,
    );
    expect(runtime.changes.getState().removed).toBeNull();
  });

  it("shows the line again when the removal got no answer", async () => {
    const { runtime, calls, shell } = setUp();
    await runtime.refresh();
    calls.deleteItem.mockResolvedValueOnce(OFFLINE);
    const [item] = runtime.cart()?.items ?? [];
    if (!item) throw new Error("no item");
    runtime.remove(item);
    await vi.advanceTimersByTimeAsync(0);
    expect(shell.getState().count).toBe(1);
    expect(runtime.changes.getState().removed).toBeNull();
  });

  it("reports a line that is not in the cart", async () => {
    const { runtime, events, calls } = setUp();
    await runtime.refresh();
    runtime.remove(anItem({ itemId: 99 }));
    expect(events).toEqual([{ kind: "notInCart" }]);
    expect(calls.deleteItem).not.toHaveBeenCalled();
  });

  it("reports a line that was removed meanwhile, e.g. in another tab", async () => {
    const { runtime, events, calls, shell } = setUp();
    await runtime.refresh();
    const [item] = runtime.cart()?.items ?? [];
    if (!item) throw new Error("no item");
    runtime.setQuantity(item, 3);
    calls.getCart.mockResolvedValueOnce(ok(aCart()));
    await runtime.refresh();
    await settle();
    expect(events).toEqual([{ kind: "notInCart" }]);
    expect(calls.updateItem).not.toHaveBeenCalled();
    expect(shell.getState().count).toBe(0);
  });

  it("informs other tabs of the remaining items", async () => {
    const { runtime, announce } = setUp();
    await runtime.refresh();
    const [item] = runtime.cart()?.items ?? [];
    if (!item) throw new Error("no item");
    runtime.remove(item);
    await vi.advanceTimersByTimeAsync(0);
    expect(announce).toHaveBeenLastCalledWith({ count: 0 });
  });
});
