import { describe, expect, it } from "vitest";
import { fc } from "#tests/property.ts";
import { newOrders } from "./section-numbers.ts";

const numbered = (...orders: (number | null)[]) =>
  orders.map((order, index) => ({ id: index + 1, order }));
const after = (present: ReturnType<typeof numbered>, wanted: readonly number[]) => {
  const changed = newOrders(present, wanted);
  return present.map((item) => ({ ...item, order: changed.get(item.id) ?? item.order }));
};

describe("the numbers of an order", () => {
  it("moves one section by one number where there is room", () => {
    expect([...newOrders(numbered(10, 20, 30), [1, 3, 2])]).toHaveLength(1);
    expect([...newOrders(numbered(10, 20, 30), [3, 1, 2])]).toEqual([[3, 4]]);
  });

  it("pushes the next ones up where there is none, and leaves those before alone", () => {
    expect([...newOrders(numbered(1, 2, null), [1, 3, 2])]).toEqual([
      [3, 2],
      [2, 3],
    ]);
  });

  it("changes nothing where the order is that already, and names nobody who is gone", () => {
    expect([...newOrders(numbered(1, 5, 9), [1, 2, 3])]).toEqual([]);
    expect([...newOrders(numbered(1, 5), [1, 77, 2])]).toEqual([]);
  });

  it("gives every wished order, with whole numbers from 0 up", () => {
    const orders = fc.array(fc.option(fc.integer({ min: 0, max: 40 }), { nil: null }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(
        orders,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (list, keys) => {
          const present = numbered(...list);
          const wanted = present
            .map(({ id }) => ({ id, key: keys.next().value }))
            .sort((one, other) => one.key - other.key)
            .map(({ id }) => id);
          const result = after(present, wanted);
          const inOrder = [...result].sort((one, other) => (one.order ?? -1) - (other.order ?? -1));
          expect(inOrder.map(({ id }) => id)).toEqual(wanted);
          expect(result.every(({ order }) => Number.isInteger(order) && Number(order) >= 0)).toBe(
            true,
          );
        },
      ),
    );
  });
});
