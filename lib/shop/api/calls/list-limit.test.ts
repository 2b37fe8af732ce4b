import { expect, it } from "vitest";
import type { Call } from "#lib/shop/api/call.ts";
import { listCalls } from "#lib/shop/api/declare.ts";
import { calls } from "./index.ts";

/** More than others, and why. */
const LONGER = new Map<Call, number>([
  // As many as a filter may name ids, so that products can be read by their ids at once.
  [calls.product.web.filter, 200],
  [calls.product.layered.navigation, 200],
  // Ids alone, and a customer's own.
  [calls.cms.wishlist.filter, 9999],
]);

/** Whether a call takes this many rows; what else it wants is not asked here. */
function isTaken(call: Call, name: string, count: number | string): boolean {
  const { error } = call.input.safeParse({ [name]: count });
  return !error?.issues.some(({ path }) => path[0] === name);
}

const lists = listCalls(calls).flatMap((call) =>
  ["limit", "perPage"].flatMap((name): [string, string, Call][] =>
    // A call that has no such field cannot refuse its value.
    isTaken(call, name, "no number") ? [] : [[call.path, name, call]],
  ),
);

it("are the lists that a page or a browser reads", () => expect(lists.length).toBeGreaterThan(12));

it.each(lists)("%s: no page is longer than is read at once (%s)", (_, name, call) => {
  const most = LONGER.get(call) ?? 100;
  expect([most, String(most)].some((count) => isTaken(call, name, count))).toBe(true);
  for (const count of [most + 1, String(most + 1), 99_999, "99999", 0, "0", -1, 1.5])
    expect([count, isTaken(call, name, count)]).toEqual([count, false]);
});
